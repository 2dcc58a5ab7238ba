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

/** What one alternative of a query asks of an index. */
export interface Need {
  /** Fields compared for equality, and with `[]` behind its name an array that is to contain something. */
  readonly filters: ReadonlySet<string>;
  /** The order, without the name that every index ends in. */
  readonly order: readonly Order[];
  readonly nameDirection: Direction;
}

/**
 * What a query needs, one entry for each of its alternatives. `aggregated` are the fields that sums and averages are
 * made of, which have to be in the index as well.
 */
export function needsOf(query: StructuredQuery, aggregated: readonly string[]): Need[] {
  const whole = orderOf(query);
  const nameDirection = whole.at(-1)?.direction ?? 'ASCENDING';
  return alternativesOf(query.where).map((conditions) => {
    const named = conditions.filter(({ field }) => field !== NAME);
    const equal = named.filter(isEquality).map(({ field }) => field);
    const contains = named.filter(isContainment).map(({ field }) => `${field}[]`);
    // Where a field has one value only, there is nothing to order by it.
    const order = whole.filter(({ field }) => field !== NAME && !equal.includes(field));
    const others = [...new Set(aggregated)].filter(
      (field) => !equal.includes(field) && !order.some((asked) => asked.field === field),
    );
    return {
      filters: new Set([...equal, ...contains]),
      order: [...order, ...others.map((field) => ({ field, direction: nameDirection }))],
      nameDirection,
    };
  });
}
