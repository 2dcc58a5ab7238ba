import { PassThrough, Writable } from 'node:stream';
import { expect, it } from 'vitest';
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

const PROMPTS = 'Password: \nThe same again: \n';

it.each([
  [`${PASSWORD}\r${PASSWORD}\r`, { password: PASSWORD, printed: PROMPTS }],
  [`${PASSWORD}\rtwelve charm\r`, { failure: 'Those were two different passwords.' }],
  ['\u0003', { failure: 'Stopped.' }],
  ['\u0004', { failure: 'Stopped.' }],
  [`${PASSWORD}\r\u0003`, { failure: 'Stopped.' }],
])('a terminal asks twice, does not echo, and stops at Ctrl-C and Ctrl-D: %j', async (typed, expected) => {
  const { printed, ...result } = await ask(typed, true);
  expect({ ...result, printed }).toMatchObject(expected);
  expect(Object.keys(result)).toHaveLength(1);
});

it.each([
  [`${PASSWORD}\n`, { password: PASSWORD }],
  [`${PASSWORD}\r\n`, { password: PASSWORD }],
  [PASSWORD, { password: PASSWORD }],
  [`${PASSWORD}\nmore\n`, { password: PASSWORD }],
  ['cafe\u0301 باب أزرق ١٢\n', { password: 'café باب أزرق 12' }],
])('elsewhere the first line of %j is the password, in the form that is stored', async (typed, expected) => {
  expect(await ask(typed, false)).toEqual({ ...expected, printed: '' });
});

it('elsewhere says why it rejects a password, or that there is none', async () => {
  const failure = 'No password came from standard input.';
  expect(await ask('', false)).toMatchObject({ failure });
  const weak = { failure: expect.stringContaining('easy to guess') };
  expect(await ask('noor.kuwari.26\n', false)).toMatchObject(weak);
});
