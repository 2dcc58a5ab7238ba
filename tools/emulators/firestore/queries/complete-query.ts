import { status } from '@grpc/grpc-js';
import { type Filter, NAME, orderOf, type StructuredQuery, type Value } from './structured-query';

/** Source: https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const MAX_ALTERNATIVES = 30;

/** Makes implied conditions explicit: ordered and `!=` fields exist, and IN is an OR of equalities. */
export function completeQuery(query: StructuredQuery): StructuredQuery {
  assertFewAlternatives(query.where);
  const order = orderOf(query);
  const exists = order.filter(({ field }) => field !== NAME).map(({ field }) => isPresent(field));
  const filters = [...(query.where ? [completeFilter(query.where)] : []), ...exists];
  return {
    ...query,
    orderBy: order.map(({ field, direction }) => ({ field: { fieldPath: field }, direction })),
    ...(filters.length > 0 && { where: join('AND', filters) }),
  };
}

function completeFilter(filter: Filter): Filter {
  const { compositeFilter, fieldFilter } = filter;
  if (compositeFilter) {
    return {
      compositeFilter: { ...compositeFilter, filters: (compositeFilter.filters ?? []).map(completeFilter) },
    };
  }
  const { field, op } = fieldFilter ?? {};
  if (op === 'NOT_EQUAL' && field) {
    return join('AND', [filter, { unaryFilter: { field, op: 'IS_NOT_NULL' } }]);
  }
  const values = valuesOf(filter);
  if (op === 'IN' && field && values.length > 0) {
    return join(
      'OR',
      values.map((value) => ({ fieldFilter: { field, op: 'EQUAL', value } })),
    );
  }
  return filter;
}

function assertFewAlternatives(where: Filter | undefined): void {
  const count = countAlternatives(where);
  if (count > MAX_ALTERNATIVES) {
    throw Object.assign(new Error(`A query has at most ${MAX_ALTERNATIVES} alternatives, not ${count}.`), {
      code: status.INVALID_ARGUMENT,
    });
  }
}

/** The number of ANDs in the disjunctive normal form. */
function countAlternatives(filter: Filter | undefined): number {
  const { compositeFilter, fieldFilter } = filter ?? {};
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(countAlternatives);
    return compositeFilter.op === 'OR'
      ? parts.reduce((sum, part) => sum + part, 0)
      : parts.reduce((product, part) => product * part, 1);
  }
  const isList = fieldFilter?.op === 'IN' || fieldFilter?.op === 'ARRAY_CONTAINS_ANY';
  return isList ? Math.max(1, valuesOf(filter).length) : 1;
}

const valuesOf = (filter: Filter | undefined): Value[] =>
  filter?.fieldFilter?.value?.arrayValue?.values ?? [];

/** A field that is null exists as well. */
function isPresent(fieldPath: string): Filter {
  return join('OR', [
    { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } },
    { unaryFilter: { field: { fieldPath }, op: 'IS_NOT_NULL' } },
  ]);
}

function join(op: 'AND' | 'OR', filters: Filter[]): Filter {
  return { compositeFilter: { op, filters } };
}
