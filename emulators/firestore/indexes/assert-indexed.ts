import { status } from '@grpc/grpc-js';
import type { DeclaredIndexes } from './declared';
import { type Need, needsOf, type StructuredQuery } from './query';

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
type CompositeIndex = DeclaredIndexes['indexes'][number];

/**
 * Refuses, as production does, a query that no index can serve. A field has an index of its own unless
 * `fieldOverrides` says otherwise, in collections but not in collection groups; everything that compares one field
 * and orders by another, or orders by two, needs a composite index, or several that end in the same order.
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function assertIndexed(query: StructuredQuery, declared: DeclaredIndexes): void {
  const { collectionId = '', allDescendants = false } = query.from?.[0] ?? {};
  const scope: Scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  for (const need of needsOf(query)) {
    const missing = missingIndex(need, collectionId, scope, declared);
    if (missing) {
      throw Object.assign(
        new Error(
          `The query requires an index. Declare it in firestore.indexes.json: ${JSON.stringify(missing)}`,
        ),
        { code: status.FAILED_PRECONDITION },
      );
    }
  }
}

/** The index that a query lacks, as it would be declared; undefined where it lacks none. */
function missingIndex(need: Need, collectionGroup: string, queryScope: Scope, declared: DeclaredIndexes) {
  const filtered = [...need.equal, ...need.contains];
  const isComposite = need.order.length > 1 || (need.order.length === 1 && filtered.length > 0);
  if (!isComposite) {
    const kinds = [
      ...[...need.equal].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
      ...[...need.contains].map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
      ...need.order.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
    ];
    const lacking = kinds.find((kind) => !hasSingleFieldIndex(kind, collectionGroup, queryScope, declared));
    return lacking && { collectionGroup, queryScope, fields: [lacking] };
  }
  const leading = declared.indexes
    .filter((index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope)
    .flatMap((index) => leadingFields(index, need) ?? []);
  // Several indexes with the same order are merged, each narrowing by its own leading fields.
  if (leading.length > 0 && filtered.every((field) => leading.some((fields) => fields.includes(field)))) {
    return undefined;
  }
  return {
    collectionGroup,
    queryScope,
    fields: [
      ...[...need.equal].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...[...need.contains].map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' })),
      ...need.order.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
    ],
  };
}

/** The fields before the order in an index that ends in the order needed, forwards or backwards; else undefined. */
function leadingFields(index: CompositeIndex, need: Need): string[][] | undefined {
  const fields = index.fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const split = fields.length - need.order.length;
  const ends = fields.slice(split);
  const turns = need.order.map(({ field, direction }, position) => {
    const end = ends[position];
    return end?.fieldPath === field && end.order ? end.order === direction : undefined;
  });
  if (split < 0 || turns.includes(undefined) || new Set(turns).size > 1) return undefined;
  const starts = fields.slice(0, split);
  const fits = starts.every(({ fieldPath, arrayConfig }) =>
    arrayConfig ? need.contains.has(fieldPath) : need.equal.has(fieldPath),
  );
  return fits ? [starts.map(({ fieldPath }) => fieldPath)] : undefined;
}

/** Whether one field can be asked for by itself: by default in collections only, else as its override says. */
function hasSingleFieldIndex(
  kind: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' },
  collectionGroup: string,
  queryScope: Scope,
  declared: DeclaredIndexes,
): boolean {
  const override = declared.fieldOverrides.find(
    (field) => field.collectionGroup === collectionGroup && field.fieldPath === kind.fieldPath,
  );
  if (!override) return queryScope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      index.queryScope === queryScope &&
      (kind.arrayConfig ? index.arrayConfig === kind.arrayConfig : index.order === kind.order),
  );
}
