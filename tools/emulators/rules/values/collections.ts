import { Problem } from '../problem';
import { asDistinct, asList, asMap, asSet, asString, type Table } from './arguments';
import { textOf } from './strings';
import { Distinct, equals, MapDiff, PartialMap, UNKNOWN, type Value } from './value';

/** Source: https://firebase.google.com/docs/reference/rules/rules.List */
export function listMethods(self: Value[]): Table {
  return {
    ...comparisons(new Distinct(self)),
    size: () => BigInt(self.length),
    concat: (other) => [...self, ...asList(other)],
    removeAll: (other) => {
      const removed = new Distinct(asList(other));
      return self.filter((item) => !removed.has(item));
    },
    join: (separator) => self.map(joined).join(asString(separator)),
    toSet: () => new Distinct(self),
  };
}

/** Source: https://firebase.google.com/docs/reference/rules/rules.Set */
export function setMethods(self: Distinct): Table {
  return {
    ...comparisons(self),
    size: () => BigInt(self.items.length),
    union: (other) => new Distinct([...self.items, ...asSet(other).items]),
    intersection: (other) => new Distinct(self.items.filter((item) => asSet(other).has(item))),
    difference: (other) => new Distinct(self.items.filter((item) => !asSet(other).has(item))),
  };
}

/** Source: https://firebase.google.com/docs/reference/rules/rules.Map */
export function mapMethods(self: Map<string, Value>): Table {
  return {
    size: () => BigInt(self.size),
    keys: () => [...self.keys()],
    values: () => [...self.values()],
    get: (key, otherwise) => lookUp(self, Array.isArray(key) ? key : [key], otherwise),
    diff: (before) => new MapDiff(self, asMap(before)),
  };
}

/** Source: https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export function mapDiffMethods({ after, before }: MapDiff): Table {
  const added = [...after.keys()].filter((key) => !before.has(key));
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const common = [...after.keys()].filter((key) => before.has(key));
  const isSame = (key: string) => equals(after.get(key) ?? null, before.get(key) ?? null);
  const changed = common.filter((key) => !isSame(key));
  return {
    addedKeys: () => new Distinct(added),
    removedKeys: () => new Distinct(removed),
    changedKeys: () => new Distinct(changed),
    unchangedKeys: () => new Distinct(common.filter(isSame)),
    affectedKeys: () => new Distinct([...added, ...removed, ...changed]),
  };
}

function comparisons(self: Distinct): Table {
  return {
    hasAll: (other) => asDistinct(other).items.every((item) => self.has(item)),
    hasAny: (other) => asDistinct(other).items.some((item) => self.has(item)),
    hasOnly: (other) => self.items.every((item) => asDistinct(other).has(item)),
  };
}

/** Looks up a path of keys in nested maps. */
function lookUp(map: Map<string, Value>, keys: readonly Value[], otherwise: Value): Value {
  let found: Value = map;
  for (const key of keys) {
    if (!(found instanceof Map)) return otherwise;
    const next = found.get(asString(key));
    if (next === undefined) return found instanceof PartialMap ? UNKNOWN : otherwise;
    found = next;
  }
  return found;
}

function joined(item: Value): string {
  const text = textOf(item);
  if (text !== undefined) return text;
  throw new Problem('Only strings, numbers, booleans and null are joined');
}
