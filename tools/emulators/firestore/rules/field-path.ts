import type { Value } from '../../rules/values/value';
import type { Fields } from './wire-value';

/** The names in `a.b`. Names may be quoted in backticks. */
export function namesOf(fieldPath: string): string[] {
  const names = fieldPath.match(/`(?:[^`\\]|\\.)*`|[^.`]+/g) ?? [];
  return names.map((name) => (name.startsWith('`') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name));
}

export function valueAt(fields: Fields, [name = '', ...inner]: readonly string[]): Value | undefined {
  const value = fields.get(name);
  if (inner.length === 0) return value;
  return value instanceof Map ? valueAt(value, inner) : undefined;
}

/** A copy with another value at the path. `undefined` deletes the field. Missing maps are created. */
export function withValue(
  fields: Fields,
  [name = '', ...inner]: readonly string[],
  value: Value | undefined,
): Fields {
  const copy = new Map(fields);
  if (inner.length > 0) {
    const map = fields.get(name);
    if (map instanceof Map || value !== undefined) {
      copy.set(name, withValue(map instanceof Map ? map : new Map(), inner, value));
    }
  } else if (value === undefined) {
    copy.delete(name);
  } else {
    copy.set(name, value);
  }
  return copy;
}
