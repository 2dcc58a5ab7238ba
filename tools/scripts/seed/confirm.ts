import { createInterface } from 'node:readline/promises';

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Returns `false` without a terminal. */
export async function confirm(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (input.isTTY !== true) return false;
  const lines = createInterface({ input, output });
  // Ctrl-C and Ctrl-D mean no.
  const closed = new Promise<string>((response) => lines.once('close', () => response('')));
  const response = await Promise.race([lines.question(`${question} [y/N] `), closed]);
  lines.close();
  return /^y(es)?$/i.test(response.trim());
}
