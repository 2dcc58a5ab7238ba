import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Index } from './facts';

const Spec = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
      ),
    }),
  ),
});

export interface IndexStates {
  readonly total: number;
  readonly ready: number;
  /** Missing ones, such as `posts (published, date)`. */
  readonly missing: readonly string[];
  readonly building: readonly string[];
  /** Broken ones, which must be deleted by hand: a document violated an index limit. */
  readonly broken: readonly string[];
}

/** The composite indexes of firestore.indexes.json, as comparable strings. */
export function readIndexSpec(root: string): string[] {
  const file: unknown = JSON.parse(readFileSync(resolve(root, 'firestore.indexes.json'), 'utf8'));
  return Spec.parse(file).indexes.map(({ collectionGroup, queryScope, fields }) =>
    describeIndex(collectionGroup, queryScope, fields),
  );
}

/** Compares the file's indexes with Firestore's list. */
export function compareIndexes(wanted: readonly string[], existing: readonly Index[]): IndexStates {
  const states = new Map(
    existing.map(({ name, queryScope, fields, state }) => {
      const collection = /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
      return [describeIndex(collection, queryScope, fields), state];
    }),
  );
  const inState = (...names: (string | undefined)[]) =>
    wanted.filter((index) => names.includes(states.get(index)));
  const ready = inState('READY').length;
  const missing = inState(undefined);
  const broken = inState('NEEDS_REPAIR');
  const done = new Set([...inState('READY'), ...missing, ...broken]);
  return {
    total: wanted.length,
    ready,
    missing,
    broken,
    building: wanted.filter((index) => !done.has(index)),
  };
}

function describeIndex(collection: string, scope: string, fields: Index['fields']): string {
  // Firestore appends the document name to every index; the file omits it.
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? '').toLowerCase()}`);
  return `${collection} (${named.join(', ')})${scope === 'COLLECTION' ? '' : ` ${scope}`}`;
}
