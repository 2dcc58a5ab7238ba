import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const RUN = resolve(import.meta.dirname, '../../run.mjs');

/** Runs `npm run …` in a process of its own, and sends SIGINT at the first line that `interruptAt` matches. */
export async function runScript(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  interruptAt?: RegExp,
): Promise<{ code: number | null; output: string }> {
  const script = spawn(process.execPath, [RUN, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(script, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: script.stdout })) {
    lines.push(line);
    if (interruptAt?.test(line)) script.kill('SIGINT');
  }
  const [code] = (await exit) as [number | null];
  return { code, output: lines.join('\n') };
}
