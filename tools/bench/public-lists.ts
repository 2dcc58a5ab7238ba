import { gzipSync } from 'node:zlib';
import { readHealth } from '@alnafitha/contract';
import { type LoadResult, measureLoad } from './load';
import { reader } from './requests';

const WARM_UP_SECONDS = 1;
const SECONDS = 4;
const CONNECTIONS = [1, 10];
const ENTRIES = 10;

/**
 * Prints the time of each list beyond an empty response of the same function, `/api/health`. Measures one after the
 * other, so that both run on a machine in the same state.
 */
export async function compareWithEmpty(origin: string, lists: readonly string[]): Promise<void> {
  for (const connections of CONNECTIONS) {
    const measure = async (path: string): Promise<LoadResult> => {
      const send = reader(origin + path);
      await measureLoad({ connections, seconds: WARM_UP_SECONDS, send });
      return measureLoad({ connections, seconds: SECONDS, send });
    };
    for (const path of lists) {
      const empty = await measure(readHealth.path);
      const { p50, p95, requestsPerSecond, failures: failureCount } = await measure(path);
      const beyond = `p50 ${more(p50, empty.p50)}, p95 ${more(p95, empty.p95)}`;
      const note = failureCount > 0 ? `, ${failureCount} requests failed` : '';
      console.log(
        `GET ${path} beyond ${readHealth.path}: ${beyond}; ${requestsPerSecond.toFixed(1)} requests/s (connections: ${connections}${note})`,
      );
    }
  }
}

/** Prints the size of each list: of its current response, and of ten entries. */
export async function weighLists(origin: string, lists: readonly string[]): Promise<void> {
  for (const path of lists) {
    const body = await (await fetch(origin + path)).text();
    const entries = entriesOf(JSON.parse(body));
    const ten = gzipSync(JSON.stringify(entries.slice(0, ENTRIES))).length;
    const perTen = entries.length < ENTRIES ? (ten / entries.length) * ENTRIES : ten;
    console.log(
      `GET ${path}: ${entries.length} entries in ${gzipSync(body).length} bytes gzipped, ${ENTRIES} in ${perTen.toFixed(0)}`,
    );
  }
}

/** The response of a list is an array, or has one in a field. */
function entriesOf(body: object): unknown[] {
  return [body, ...Object.values(body)].find(Array.isArray) ?? [];
}

function more(milliseconds: number, empty: number): string {
  return `+${(milliseconds - empty).toFixed(1)} ms (${milliseconds.toFixed(1)} instead of ${empty.toFixed(1)})`;
}
