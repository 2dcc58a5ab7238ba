/** A value that the request does not determine, such as a field that a query does not filter by. */
export const UNKNOWN = Object.freeze({ isUnknown: true });

/** A value of the rules language. Integers are bigints and floats are numbers. */
export type Value =
  | typeof UNKNOWN
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Value[]
  | Map<string, Value>
  | RulesSet
  | MapDiff
  | Path
  | RulesTimestamp
  | Duration
  | LatLng;

/** A map with some known entries. It may or may not have others. */
export class PartialMap extends Map<string, Value> {}

/** A `rules.Set`. */
export class RulesSet {
  readonly items: readonly Value[];

  constructor(items: readonly Value[]) {
    this.items = items.filter((item, at) => items.findIndex((other) => equals(other, item)) === at);
  }

  has(value: Value): boolean {
    return this.items.some((item) => equals(item, value));
  }
}

/** The result of `after.diff(before)`. */
export class MapDiff {
  constructor(
    readonly after: Map<string, Value>,
    readonly before: Map<string, Value>,
  ) {}
}

export class Path {
  constructor(readonly segments: readonly string[]) {}

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** A `rules.Timestamp`: nanoseconds since 1970. */
export class RulesTimestamp {
  constructor(readonly nanos: bigint) {}
}

export class Duration {
  constructor(readonly nanos: bigint) {}
}

/** In degrees. */
export class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** The name of the type in `is` and in error messages. */
export function typeName(value: Value): string {
  if (value === null) return 'null';
  if (value === UNKNOWN) return 'unknown';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
  }
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Path) return 'path';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  return value instanceof LatLng ? 'latlng' : 'bytes';
}

/** Whether the value is unknown, or a map that is partly unknown. */
export function isPartlyUnknown(value: Value): boolean {
  return value === UNKNOWN || value instanceof PartialMap;
}

/** Compares known values. Values of different types are not equal, except an int and a float. */
export function equals(a: Value, b: Value): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b;
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b);
  if (typeName(a) !== typeName(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return sameItems(a, b);
  if (a instanceof Map && b instanceof Map) {
    return (
      a.size === b.size && [...a].every(([key, value]) => b.has(key) && equals(value, b.get(key) ?? null))
    );
  }
  if (a instanceof RulesSet && b instanceof RulesSet) {
    return a.items.length === b.items.length && a.items.every((item) => b.has(item));
  }
  if (a instanceof Path && b instanceof Path) return sameItems(a.segments, b.segments);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof LatLng && b instanceof LatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesTimestamp && b instanceof RulesTimestamp) return a.nanos === b.nanos;
  if (a instanceof Duration && b instanceof Duration) return a.nanos === b.nanos;
  return a === b;
}

function sameItems(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((item, at) => equals(item, b[at] ?? null));
}
