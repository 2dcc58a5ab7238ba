import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { AdminLogin } from '@alnafitha/contract';
import { Failure } from '../process/failure';
import { weaknessOf } from './weak-password';

/**
 * There is no second factor, and the API lets somebody guess up to 50 times an hour at one username: that finds a
 * password of the usual lists. Twelve characters keep most of those out, and still are one that people remember.
 */
const MIN_LENGTH = 12;

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/**
 * A new password: typed twice at a terminal, without showing it, else the first line of the input. Throws a failure for one that is
 * easy to guess, also from the owner's `names`.
 */
export async function askPassword(
  input: Input,
  output: NodeJS.WritableStream,
  names: readonly string[],
): Promise<string> {
  const isTerminal = input.isTTY === true;
  // What readline would echo goes nowhere; it also turns the terminal's own echo off.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input,
    ...(isTerminal && { output: nowhere, terminal: true }),
    historySize: 0,
  });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    if (isTerminal) output.write(question);
    const answer = await answers.next();
    if (isTerminal) output.write('\n');
    if (answer.done) throw new Failure(isTerminal ? 'Stopped.' : 'No password came from standard input.');
    return answer.value;
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

/** The password itself, where it is one that the login takes and that is not too easy. */
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
