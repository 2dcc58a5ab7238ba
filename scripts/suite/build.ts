import { isInterrupted } from '../process/command';
import { Failure } from '../process/failure';
import { runNpm } from '../process/npm';

/** Builds workspaces side by side, showing a build's output only when it fails. Throws a failure. */
export async function build(workspaces: readonly ('functions' | 'web')[]): Promise<void> {
  const failed = (await Promise.all(workspaces.map(buildOne))).filter((name) => name !== null);
  if (failed.length > 0) throw new Failure(`The build failed: ${failed.join(', ')}.`);
}

async function buildOne(workspace: string): Promise<string | null> {
  const lines: string[] = [];
  const code = await runNpm(['run', '--silent', 'build', '-w', workspace], {
    onLine: (line) => lines.push(line),
  });
  if (code === 0) return null;
  if (!isInterrupted()) console.error(lines.join('\n'));
  return workspace;
}
