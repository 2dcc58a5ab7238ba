import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { normalizePassword } from '@alnafitha/contract';
import { passwordError } from '../../../functions/src/sessions/password-rules';
import { Failure } from '../project/command';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Asks at a terminal without echo, or reads the first line of the input, in the form that is stored. Throws a `Failure` for a weak password. */
export async function askPassword(
  input: Input,
  output: NodeJS.WritableStream,
  names: readonly string[],
): Promise<string> {
  const isTerminal = input.isTTY === true;
  // readline turns the terminal's echo off, and echoes itself.
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
    const password = await ask('Password: ');
    const error = passwordError(password, names);
    if (error !== null) throw new Failure(error);
    if (isTerminal && (await ask('The same again: ')) !== password) {
      throw new Failure('Those were two different passwords.');
    }
    return normalizePassword(password);
  } finally {
    lines.close();
  }
}
