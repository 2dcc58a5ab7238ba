import { type ProcessTree, startTree, type TreeOptions } from './tree';

/** Starts npm, the same one that runs this process if any. */
export function startNpm(args: readonly string[], options?: TreeOptions): ProcessTree {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return startTree(process.execPath, [cli, ...args], options);
  return startTree('npm', args, options);
}

/** Runs npm to its end; resolves with its exit code. */
export function runNpm(args: readonly string[], options?: TreeOptions): Promise<number> {
  return startNpm(args, options).ended;
}
