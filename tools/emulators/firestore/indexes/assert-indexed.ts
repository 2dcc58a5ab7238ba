import { status } from '@grpc/grpc-js';
import type { StructuredQuery } from '../queries/structured-query';
import { availableIndexes, type Index, type Scope } from './available';
import type { DeclaredIndexes } from './declared';
import { type Need, needsOf } from './needs';

/**
 * Rejects a query that no index serves, as production does. An index starts with equality fields and ends
 * with exactly the query's order; several are merged until they cover all equality fields, and none is read
 * backwards. Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function assertIndexed(
  query: StructuredQuery,
  declared: DeclaredIndexes,
  aggregated: readonly string[] = [],
): void {
  const { collectionId = '', allDescendants = false } = query.from?.[0] ?? {};
  const scope: Scope = {
    collectionGroup: collectionId,
    queryScope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
  };
  const unserved = needsOf(query, aggregated).find(
    (need) => !isServed(need, availableIndexes(need, scope, declared)),
  );
  if (unserved) {
    throw Object.assign(new Error(`The query requires an index. ${declaration(unserved, scope)}`), {
      code: status.FAILED_PRECONDITION,
    });
  }
}

function isServed(need: Need, indexes: readonly Index[]): boolean {
  const serving = indexes.map((index) => leadingFields(index, need)).filter((leading) => leading !== null);
  return serving.length > 0 && [...need.filters].every((filter) => serving.flat().includes(filter));
}

/** The fields before the order; `null` when the index ends with another order, or has other fields. */
function leadingFields({ fields, nameDirection }: Index, need: Need): string[] | null {
  const split = fields.length - need.order.length;
  if (split < 0 || nameDirection !== need.nameDirection) return null;
  const hasOrder = need.order.every(({ field, direction }, position) => {
    const end = fields[split + position];
    return end?.field === field && end.mode === direction;
  });
  const leading = fields
    .slice(0, split)
    .map(({ field, mode }) => (mode === 'CONTAINS' ? `${field}[]` : field));
  return hasOrder && leading.every((field) => need.filters.has(field)) ? leading : null;
}

/** The missing part of firestore.indexes.json. */
function declaration(
  { filters, order, nameDirection }: Need,
  { collectionGroup, queryScope }: Scope,
): string {
  const fields = [
    ...[...filters].map((filter) =>
      filter.endsWith('[]')
        ? { fieldPath: filter.slice(0, -2), arrayConfig: 'CONTAINS' }
        : { fieldPath: filter, order: 'ASCENDING' },
    ),
    ...order.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
  ];
  const isDefaultName = nameDirection === (order.at(-1)?.direction ?? 'ASCENDING');
  if (!isDefaultName) fields.push({ fieldPath: '__name__', order: nameDirection });
  const [only] = fields;
  if (only && fields.length === 1 && isDefaultName) {
    const { fieldPath, ...mode } = only;
    const override = { collectionGroup, fieldPath, indexes: [{ queryScope, ...mode }] };
    return `Declare it in the fieldOverrides of firestore.indexes.json: ${JSON.stringify(override)}`;
  }
  return `Declare it in firestore.indexes.json: ${JSON.stringify({ collectionGroup, queryScope, fields })}`;
}
