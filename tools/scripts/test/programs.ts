import { spawnSync } from 'node:child_process';

/** Path of a program by its name; `null` when there is none. */
export function locate(name: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8', env });
  return stdout.trim() || null;
}

/** Some systems have a placeholder of that name that only prints how to install it. */
export function starts(path: string, argument = '--version'): boolean {
  return spawnSync(path, [argument], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}
