import { Problem } from '../problem';
import { Distinct, typeName, type Value } from './value';

/** Functions or methods by name. Each takes exactly as many arguments as it has parameters. */
export type Table = Record<string, (...args: Value[]) => Value>;

export function asString(value: Value): string {
  if (typeof value === 'string') return value;
  return wrong('string', value);
}

export function asInt(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  return wrong('int', value);
}

/** Converts a float or an int. */
export function asNumber(value: Value): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  return wrong('number', value);
}

export function asMap(value: Value): Map<string, Value> {
  if (value instanceof Map) return value;
  return wrong('map', value);
}

export function asList(value: Value): Value[] {
  if (Array.isArray(value)) return value;
  return wrong('list', value);
}

export function asSet(value: Value): Distinct {
  if (value instanceof Distinct) return value;
  return wrong('set', value);
}

/** Converts a list or a set. */
export function asDistinct(value: Value): Distinct {
  return value instanceof Distinct ? value : new Distinct(asList(value));
}

export function wrong(expected: string, value: Value): never {
  throw new Problem(`Expected ${expected}, not ${typeName(value)}`);
}
