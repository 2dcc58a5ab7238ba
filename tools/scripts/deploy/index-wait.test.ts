import { expect, it } from 'vitest';
import type { Google } from './google';
import { waitForIndexes } from './index-wait';

const WANTED = ['posts (date ascending)', 'posts (date descending)'];

/** Returns the indexes of each state in turn, then the last one forever. */
function listing(...states: (readonly [string, string] | readonly [])[]): Google {
  const index = (state: string, order: string) => ({
    name: 'projects/p/databases/(default)/collectionGroups/posts/indexes/1',
    queryScope: 'COLLECTION',
    state,
    fields: [{ fieldPath: 'date', order }],
  });
  return {
    async get(_service, _path, shape) {
      const [first, second] = (states.length > 1 ? states.shift() : states[0]) ?? [];
      const indexes = first && second ? [index(first, 'ASCENDING'), index(second, 'DESCENDING')] : [];
      return { ok: true, body: shape.parse({ indexes }) };
    },
    post: () => Promise.reject(new Error('Nothing is written')),
  };
}

async function wait(google: Google, missingMs?: number): Promise<number[]> {
  const steps: number[] = [];
  const step = { expect: () => undefined, advance: (by = 1) => steps.push(by) };
  const times = { pauseMs: 1, ...(missingMs !== undefined && { missingMs }) };
  await waitForIndexes(google, 'p', WANTED, step, times);
  return steps;
}

it('waits until all are built and prints the progress', async () => {
  const google = listing([], ['CREATING', 'CREATING'], ['READY', 'CREATING'], ['READY', 'READY']);
  expect(await wait(google)).toEqual([0, 0, 1, 1]);
});

it('does not wait for missing indexes', async () => {
  await expect(wait(listing(['READY', 'NEEDS_REPAIR']))).rejects.toThrow('posts (date descending)');
  await expect(wait(listing([]), -1)).rejects.toThrow('posts (date ascending); posts (date descending)');
});
