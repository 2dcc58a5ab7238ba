import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { passwordError } from '../../../functions/src/sessions/password-rules';
import { Failure } from '../project/command';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** From a terminal without echo, or the first line of the input. Throws a `Failure` for a weak one. */
export async function askPassword(
  input: Input,
  output: NodeJS.WritableStream,
  names: readonly string[],
): Promise<string> {
  const isTerminal = input.isTTY === true;
  // Discards readline's echo; readline turns the terminal's off.
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
    return password;
  } finally {
    lines.close();
  }
}
