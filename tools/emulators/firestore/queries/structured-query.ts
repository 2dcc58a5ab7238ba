/** The parts of `google.firestore.v1.StructuredQuery` that are read here; others are passed on. */
export interface StructuredQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field?: FieldReference; direction?: string }[];
}

interface FieldReference {
  fieldPath?: string;
}

export interface Filter {
  compositeFilter?: { op?: string; filters?: Filter[] };
  fieldFilter?: { field?: FieldReference; op?: string; value?: Value };
  unaryFilter?: { field?: FieldReference; op?: string };
}

/** The values of IN are read, no others. */
export interface Value {
  arrayValue?: { values?: Value[] };
}

interface Condition {
  field: string;
  op: string;
}

export type Direction = 'ASCENDING' | 'DESCENDING';

export interface Order {
  field: string;
  direction: Direction;
}

/** The document name as a field of queries. */
export const NAME = '__name__';

const EQUALITY = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const CONTAINMENT = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

export const isEquality = ({ op }: Condition) => EQUALITY.has(op);
export const isContainment = ({ op }: Condition) => CONTAINMENT.has(op);
const isInequality = (condition: Condition) => !isEquality(condition) && !isContainment(condition);

/** Conditions of a list are joined by AND, the lists by OR. */
export function alternativesOf(filter: Filter | undefined): Condition[][] {
  const leaf = filter?.fieldFilter ?? filter?.unaryFilter;
  if (leaf) return [[{ field: leaf.field?.fieldPath ?? '', op: leaf.op ?? '' }]];
  const parts = (filter?.compositeFilter?.filters ?? []).map(alternativesOf);
  if (filter?.compositeFilter?.op === 'OR') return parts.flat();
  return parts.reduce<Condition[][]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

/** The explicit order comes first, then other inequality fields in the last one's direction, then the document name. */
export function orderOf(query: StructuredQuery): Order[] {
  const explicit = (query.orderBy ?? []).map(
    ({ field, direction }): Order => ({
      field: field?.fieldPath ?? '',
      direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    }),
  );
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const ranges = alternativesOf(query.where).flat().filter(isInequality);
  const implied = [...new Set(ranges.map(({ field }) => field))].filter((field) => field !== NAME).sort();
  const all = [...explicit, ...[...implied, NAME].map((field) => ({ field, direction }))];
  const firstOfEach = all.filter(({ field }, at) => all.findIndex((order) => order.field === field) === at);
  // Document names are unique, so an order after the name has no effect.
  return firstOfEach.slice(0, firstOfEach.findIndex(({ field }) => field === NAME) + 1);
}
