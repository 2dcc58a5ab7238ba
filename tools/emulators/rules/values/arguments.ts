import { EvaluationError } from '../errors';
import { RulesSet, typeName, type Value } from './value';

/** Functions or methods by name. Each takes exactly as many arguments as it has parameters. */
export type FunctionTable = Record<string, (...args: Value[]) => Value>;

export function asString(value: Value): string {
  if (typeof value === 'string') return value;
  return throwTypeError('string', value);
}

export function asInt(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  return throwTypeError('int', value);
}

/** Converts a float or an int. */
export function asNumber(value: Value): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  return throwTypeError('number', value);
}

export function asMap(value: Value): Map<string, Value> {
  if (value instanceof Map) return value;
  return throwTypeError('map', value);
}

export function asList(value: Value): Value[] {
  if (Array.isArray(value)) return value;
  return throwTypeError('list', value);
}

export function asSet(value: Value): RulesSet {
  if (value instanceof RulesSet) return value;
  return throwTypeError('set', value);
}

/** Converts a list or a set. */
export function toRulesSet(value: Value): RulesSet {
  return value instanceof RulesSet ? value : new RulesSet(asList(value));
}

export function throwTypeError(expected: string, value: Value): never {
  throw new EvaluationError(`Expected ${expected}, not ${typeName(value)}`);
}
