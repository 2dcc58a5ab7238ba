import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askPassword } from './password';

const PASSWORD = 'twelve chars';

/** The result and the output for typed (or piped) input. */
async function ask(typed: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  let shown = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      shown += chunk;
      done();
    },
  });
  const response = askPassword(input, output, ['noor', 'Noor Al-Kuwari']).then(
    (password) => ({ password }),
    (error: Error) => ({ failure: error.message }),
  );
  input.end(typed);
  return { ...(await response), shown };
}

describe('at a terminal', () => {
  it('asks twice and does not echo', async () => {
    expect(await ask(`${PASSWORD}\r${PASSWORD}\r`, true)).toEqual({
      password: PASSWORD,
      shown: 'Password: \nThe same again: \n',
    });
  });

  it('requires the same input twice', async () => {
    expect(await ask(`${PASSWORD}\rtwelve charm\r`, true)).toMatchObject({
      failure: 'Those were two different passwords.',
    });
  });

  it.each(['\u0003', '\u0004', `${PASSWORD}\r\u0003`])('stops at Ctrl-C and Ctrl-D: %j', async (typed) => {
    expect(await ask(typed, true)).toMatchObject({ failure: 'Stopped.' });
  });
});

describe('elsewhere', () => {
  it.each([`${PASSWORD}\n`, `${PASSWORD}\r\n`, PASSWORD, `${PASSWORD}\nmore\n`])(
    'is the first line of the input: %j',
    async (typed) => {
      expect(await ask(typed, false)).toEqual({ password: PASSWORD, shown: '' });
    },
  );

  it('requires a password', async () => {
    expect(await ask('', false)).toMatchObject({ failure: 'No password came from standard input.' });
  });
});

it('says why it rejects a password', async () => {
  expect(await ask('noor.kuwari.26\n', false)).toMatchObject({
    failure: expect.stringContaining('easy to guess'),
  });
});
