import { isInterrupted } from '../process/command';
import { Failure } from '../process/failure';
import { runNpm } from '../process/npm';

/**
 * Builds workspaces in parallel and shows a build's output only when it fails. `origin` goes into prerendered pages.
 * Throws a `Failure`.
 */
export async function build(workspaces: readonly ('functions' | 'web')[], origin = ''): Promise<void> {
  const builds = workspaces.map((workspace) => buildOne(workspace, origin));
  const failed = (await Promise.all(builds)).filter((name) => name !== null);
  if (failed.length > 0) throw new Failure(`The build failed: ${failed.join(', ')}.`);
}

async function buildOne(workspace: string, origin: string): Promise<string | null> {
  const lines: string[] = [];
  const code = await runNpm(['run', '--silent', 'build', '-w', workspace], {
    onLine: (line) => lines.push(line),
    env: { ...process.env, SITE_ORIGIN: origin },
  });
  if (code === 0) return null;
  if (!isInterrupted()) console.error(lines.join('\n'));
  return workspace;
}
