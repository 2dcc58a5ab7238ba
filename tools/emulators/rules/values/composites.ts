import { EvaluationError } from '../errors';
import { isPartlyUnknown, Path, UNKNOWN, type Value } from './value';

/** Combines values if all are known. */
export function ifKnown(values: readonly Value[], make: (values: readonly Value[]) => Value): Value {
  return values.some(isPartlyUnknown) ? UNKNOWN : make(values);
}

/** Creates a map from alternating keys and values. */
export function toMap(values: readonly Value[]): Value {
  const map = new Map<string, Value>();
  for (let at = 0; at < values.length; at += 2) {
    const key = values[at];
    if (typeof key !== 'string') throw new EvaluationError('The keys of a map are strings');
    map.set(key, values[at + 1] ?? null);
  }
  return map;
}

/** Joins strings and paths. */
export function toPath(values: readonly Value[]): Value {
  const segments = values.flatMap((value) => {
    if (value instanceof Path) return value.segments;
    if (typeof value === 'string' && value !== '' && !value.includes('/')) return value;
    throw new EvaluationError('The segments of a path are strings');
  });
  return new Path(segments);
}
