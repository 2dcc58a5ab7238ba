import { createInterface } from 'node:readline/promises';

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Whether the person at the terminal says yes; `false` where there is no terminal to ask at. */
export async function confirm(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (input.isTTY !== true) return false;
  const lines = createInterface({ input, output });
  // Ctrl-C and Ctrl-D answer no.
  const closed = new Promise<string>((answer) => lines.once('close', () => answer('')));
  const answer = await Promise.race([lines.question(`${question} [y/N] `), closed]);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
