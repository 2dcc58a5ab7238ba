import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../scripts/process/failure';
import { startNpm } from '../scripts/process/npm';
import type { ProcessTree } from '../scripts/process/tree';

const START_TIMEOUT_MS = 3 * 60_000;

interface MeasuredStart {
  readonly tree: ProcessTree;
  /** Seconds from `npm start` until Hosting serves the first page. */
  readonly firstPage: number;
  /** Seconds until `npm start` is ready: the API responds and everything is seeded. */
  readonly ready: number;
}

/** Runs `npm start` on the ports of the tests, as a developer would. */
export async function measureStart(origin: string): Promise<MeasuredStart> {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const lines: string[] = [];
  let ready: number | undefined;
  let hasEnded = false;
  const tree = startNpm(['start', '--', '--test-ports'], {
    onLine: (line) => {
      lines.push(line);
      if (line.startsWith('Ready after')) ready = elapsed();
    },
  });
  void tree.ended.then(() => {
    hasEnded = true;
  });
  let firstPage: number | undefined;
  while (firstPage === undefined || ready === undefined) {
    if (hasEnded || elapsed() * 1000 > START_TIMEOUT_MS)
      throw new Failure(`${lines.join('\n')}\nnpm start did not become ready.`);
    if (firstPage === undefined && (await servesPage(origin))) firstPage = elapsed();
    await sleep(50);
  }
  return { tree, firstPage, ready };
}

async function servesPage(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/`, { signal: AbortSignal.timeout(5000) });
    return response.ok && (await response.text()).includes('<div id="root"');
  } catch {
    // The server does not listen yet.
    return false;
  }
}
