/** The parts of a query that decide which index it needs, as in `google.firestore.v1.StructuredQuery`. */
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
  fieldFilter?: { field?: FieldReference; op?: string };
  unaryFilter?: { field?: FieldReference; op?: string };
}

export type Direction = 'ASCENDING' | 'DESCENDING';

/** What one alternative of a query asks of an index: fields compared for equality, an array, and an order. */
export interface Need {
  equal: ReadonlySet<string>;
  contains: ReadonlySet<string>;
  order: readonly { field: string; direction: Direction }[];
}

const EQUALITY = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const CONTAINMENT = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/** Documents are always ordered by name in the end, and every index carries it. */
const isName = (field: string) => field === '__name__';

interface Condition {
  field: string;
  op: string;
}

/** The alternatives of a filter: AND within each list, OR between the lists. */
function alternatives(filter: Filter | undefined): Condition[][] {
  const leaf = filter?.fieldFilter ?? filter?.unaryFilter;
  if (leaf) return [[{ field: leaf.field?.fieldPath ?? '', op: leaf.op ?? '' }]];
  const parts = (filter?.compositeFilter?.filters ?? []).map(alternatives);
  if (filter?.compositeFilter?.op === 'OR') return parts.flat();
  return parts.reduce<Condition[][]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

/** What a query needs, one entry for each of its alternatives. */
export function needsOf(query: StructuredQuery): Need[] {
  const asked = (query.orderBy ?? []).map(({ field, direction }) => ({
    field: field?.fieldPath ?? '',
    direction: direction === 'DESCENDING' ? ('DESCENDING' as const) : ('ASCENDING' as const),
  }));
  return alternatives(query.where).map((conditions) => {
    const fields = (ops: (op: string) => boolean) =>
      new Set(conditions.filter(({ field, op }) => ops(op) && !isName(field)).map(({ field }) => field));
    const equal = fields((op) => EQUALITY.has(op));
    const contains = fields((op) => CONTAINMENT.has(op));
    const ranges = fields((op) => !EQUALITY.has(op) && !CONTAINMENT.has(op));
    // A range orders by its field as well, in the direction of the last order asked for.
    const direction = asked.at(-1)?.direction ?? 'ASCENDING';
    const implied = [...ranges]
      .filter((field) => !asked.some((order) => order.field === field))
      .sort()
      .map((field) => ({ field, direction }));
    const order = [...asked, ...implied].filter(({ field }) => !isName(field) && !equal.has(field));
    return { equal, contains, order };
  });
}
