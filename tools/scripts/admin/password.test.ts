import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askPassword } from './password';

const PASSWORD = 'twelve chars';

/** The result and the output for typed (or piped) input. */
async function ask(typed: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  let printed = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      printed += chunk;
      done();
    },
  });
  const response = askPassword(input, output, ['noor', 'Noor Al-Kuwari']).then(
    (password) => ({ password }),
    (error: Error) => ({ failure: error.message }),
  );
  input.end(typed);
  return { ...(await response), printed };
}

describe('at a terminal', () => {
  it('asks twice and does not echo', async () => {
    expect(await ask(`${PASSWORD}\r${PASSWORD}\r`, true)).toEqual({
      password: PASSWORD,
      printed: 'Password: \nThe same again: \n',
    });
  });

  it('requires the same input twice', async () => {
    expect(await ask(`${PASSWORD}\rtwelve charm\r`, true)).toMatchObject({
      failure: 'Those were two different passwords.',
    });
  });

  it('stops at Ctrl-C and Ctrl-D', async () => {
    for (const typed of ['\u0003', '\u0004', `${PASSWORD}\r\u0003`])
      expect(await ask(typed, true), typed).toMatchObject({ failure: 'Stopped.' });
  });
});

describe('elsewhere', () => {
  it('is the first line of the input', async () => {
    for (const typed of [`${PASSWORD}\n`, `${PASSWORD}\r\n`, PASSWORD, `${PASSWORD}\nmore\n`])
      expect(await ask(typed, false), typed).toEqual({ password: PASSWORD, printed: '' });
  });

  it('becomes the form that is stored', async () => {
    expect(await ask('cafe\u0301 باب أزرق ١٢\n', false)).toEqual({
      password: 'café باب أزرق 12',
      printed: '',
    });
  });

  it('requires a password', async () => {
    expect(await ask('', false)).toMatchObject({ failure: 'No password came from standard input.' });
  });
});

it('says why it rejects a password', async () => {
  expect(await ask('noor.kuwari.26\n', false)).toMatchObject({
    failure: expect.stringContaining('easy to guess'),
  });
});
