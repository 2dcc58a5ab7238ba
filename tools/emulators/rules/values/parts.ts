import { EvaluationError } from '../errors';
import { isPartlyUnknown, PartialMap, Path, typeName, UNKNOWN, type Value } from './value';

/** `value.name`. */
export function memberOf(value: Value, name: string): Value {
  if (value === UNKNOWN) return UNKNOWN;
  if (value instanceof Map) return entryOf(value, name);
  throw new EvaluationError(`${typeName(value)} has no ${name}`);
}

/** `value[index]`, from 0. Negative indexes are errors. */
export function itemOf(value: Value, index: Value): Value {
  if (value instanceof Map && typeof index === 'string') return entryOf(value, index);
  if (isPartlyUnknown(value) || isPartlyUnknown(index)) return UNKNOWN;
  const items = itemsOf(value);
  if (items && typeof index === 'bigint') {
    const item = index < 0n ? undefined : items[Number(index)];
    if (item !== undefined) return item;
    throw new EvaluationError(`There is no [${index}]`);
  }
  throw new EvaluationError(`${typeName(value)}[${typeName(index)}] has no meaning`);
}

/** `value[from:to]`, without `to`. */
export function sliceOf(value: Value, from: Value, to: Value): Value {
  if (isPartlyUnknown(value) || isPartlyUnknown(from) || isPartlyUnknown(to)) return UNKNOWN;
  const items = itemsOf(value);
  if (items && !(value instanceof Path) && typeof from === 'bigint' && typeof to === 'bigint') {
    if (from >= 0n && from <= to && to <= BigInt(items.length)) {
      const part = items.slice(Number(from), Number(to));
      return typeof part === 'string' ? part : [...part];
    }
    throw new EvaluationError(`There is no [${from}:${to}]`);
  }
  throw new EvaluationError(`${typeName(value)}[${typeName(from)}:${typeName(to)}] has no meaning`);
}

function entryOf(map: Map<string, Value>, key: string): Value {
  const entry = map.get(key);
  if (entry !== undefined) return entry;
  if (map instanceof PartialMap) return UNKNOWN;
  throw new EvaluationError(`There is no ${key}`);
}

function itemsOf(value: Value): string | readonly Value[] | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  return value instanceof Path ? value.segments : undefined;
}
