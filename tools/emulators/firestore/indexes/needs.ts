import {
  alternativesOf,
  type Direction,
  isContainment,
  isEquality,
  NAME,
  type Order,
  orderOf,
  type StructuredQuery,
} from '../queries/structured-query';

/** What an alternative of a query needs from an index. */
export interface Need {
  /** Fields compared for equality; a trailing `[]` marks an array that has to contain a value. */
  readonly filters: ReadonlySet<string>;
  /** The order has no document name, which ends every index. */
  readonly order: readonly Order[];
  readonly nameDirection: Direction;
}

/** Each alternative has one need. Sums and averages need the `aggregated` fields in the index, too. */
export function needsOf(query: StructuredQuery, aggregated: readonly string[]): Need[] {
  const whole = orderOf(query);
  const nameDirection = whole.at(-1)?.direction ?? 'ASCENDING';
  return alternativesOf(query.where).map((conditions) => {
    const named = conditions.filter(({ field }) => field !== NAME);
    const equal = named.filter(isEquality).map(({ field }) => field);
    const contains = named.filter(isContainment).map(({ field }) => `${field}[]`);
    // A field with a single value needs no order.
    const order = whole.filter(({ field }) => field !== NAME && !equal.includes(field));
    const aggregatedOnly = [...new Set(aggregated)].filter(
      (field) => !equal.includes(field) && !order.some((ordered) => ordered.field === field),
    );
    return {
      filters: new Set([...equal, ...contains]),
      order: [...order, ...aggregatedOnly.map((field) => ({ field, direction: nameDirection }))],
      nameDirection,
    };
  });
}
