import { spawnSync } from 'node:child_process';

/** Where a program of that name lies; `null` when there is none. */
export function locate(name: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8', env });
  return stdout.trim() || null;
}

/** Some systems have a program of that name that only says how to install one. */
export function starts(path: string, argument = '--version'): boolean {
  return spawnSync(path, [argument], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}
