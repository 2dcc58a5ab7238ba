import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { AdminLogin } from '@alnafitha/contract';
import { Failure } from '../process/failure';
import { weaknessOf } from './weak-password';

/**
 * There is no second factor, and the API allows up to 50 guesses an hour for one username: that finds a
 * password of the usual lists. Twelve characters exclude most of those and can still be remembered.
 */
const MIN_LENGTH = 12;

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/**
 * Reads a new password: typed twice at a terminal without echo, else the first line of the input. Throws a `Failure` for one that is
 * easy to guess, also from the owner's `names`.
 */
export async function askPassword(
  input: Input,
  output: NodeJS.WritableStream,
  names: readonly string[],
): Promise<string> {
  const isTerminal = input.isTTY === true;
  // Discards readline's echo; readline also turns the terminal's own echo off.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input,
    ...(isTerminal && { output: nowhere, terminal: true }),
    historySize: 0,
  });
  const responses = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    if (isTerminal) output.write(question);
    const response = await responses.next();
    if (isTerminal) output.write('\n');
    if (response.done) throw new Failure(isTerminal ? 'Stopped.' : 'No password came from standard input.');
    return response.value;
  };
  try {
    const password = checked(await ask('Password: '), names);
    if (isTerminal && (await ask('The same again: ')) !== password) {
      throw new Failure('Those were two different passwords.');
    }
    return password;
  } finally {
    lines.close();
  }
}

/** Returns the password if the login accepts it and it is not easy to guess. */
function checked(password: string, names: readonly string[]): string {
  if ([...password].length < MIN_LENGTH) {
    throw new Failure(`The password must have at least ${MIN_LENGTH} characters.`);
  }
  if (!AdminLogin.shape.password.safeParse(password).success) throw new Failure('The password is too long.');
  const weakness = weaknessOf(password, names);
  if (weakness !== null)
    throw new Failure(`${weakness} Take another, such as four words that nobody would put together.`);
  return password;
}
