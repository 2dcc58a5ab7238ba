import { PartialMap, type Value } from '../../rules/values/value';
import { namesOf } from './field-path';
import { fromWire, type WireValue } from './wire-value';

/** The filters of `google.firestore.v1.StructuredQuery`, with their values. */
export interface Filter {
  compositeFilter?: { op?: string; filters?: Filter[] };
  fieldFilter?: { field?: { fieldPath?: string }; op?: string; value?: WireValue };
}

/** Field paths and the values that an alternative requires. */
type EqualityConstraints = ReadonlyMap<string, Value>;

const NO_CONSTRAINTS: EqualityConstraints = new Map();

/**
 * The constraints on the documents that a query returns: for each alternative of its filters, the fields that have to
 * equal a value. Any other field may exist or not.
 */
export function constraintsOfQuery(where: Filter | undefined): PartialMap[] {
  return alternativesOf(where).map((constraints) => {
    const data = new PartialMap();
    for (const [fieldPath, value] of constraints) put(data, namesOf(fieldPath), value);
    return data;
  });
}

function alternativesOf(filter: Filter | undefined): EqualityConstraints[] {
  const { compositeFilter, fieldFilter } = filter ?? {};
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(alternativesOf);
    if (compositeFilter.op !== 'OR') return parts.reduce(multiply, [NO_CONSTRAINTS]);
    const all = parts.flat();
    // An alternative without constraints makes those of the others irrelevant.
    return all.some((constraints) => constraints.size === 0) ? [NO_CONSTRAINTS] : all;
  }
  const { field, op, value } = fieldFilter ?? {};
  if (!field?.fieldPath || field.fieldPath === '__name__' || !value) return [NO_CONSTRAINTS];
  const one = (each: WireValue): EqualityConstraints => new Map([[field.fieldPath ?? '', fromWire(each)]]);
  if (op === 'EQUAL') return [one(value)];
  return op === 'IN' ? (value.arrayValue?.values ?? []).map(one) : [NO_CONSTRAINTS];
}

function multiply(left: EqualityConstraints[], right: EqualityConstraints[]): EqualityConstraints[] {
  return left.flatMap((a) => right.map((b) => new Map([...a, ...b])));
}

/** A value for a whole map takes precedence over values for its fields. */
function put(map: PartialMap, [name = '', ...inner]: readonly string[], value: Value): void {
  if (inner.length === 0) {
    map.set(name, value);
    return;
  }
  const within = map.get(name) ?? new PartialMap();
  map.set(name, within);
  if (within instanceof PartialMap) put(within, inner, value);
}
