import { EvaluationError } from '../errors';
import { asList, asMap, asSet, asString, type FunctionTable, toRulesSet } from './arguments';
import { textOf } from './strings';
import { equals, MapDiff, PartialMap, RulesSet, UNKNOWN, type Value } from './value';

/** Source: https://firebase.google.com/docs/reference/rules/rules.List */
export function listMethods(self: Value[]): FunctionTable {
  return {
    ...comparisons(new RulesSet(self)),
    size: () => BigInt(self.length),
    concat: (other) => [...self, ...asList(other)],
    removeAll: (other) => {
      const removed = new RulesSet(asList(other));
      return self.filter((item) => !removed.has(item));
    },
    join: (separator) => self.map(joined).join(asString(separator)),
    toSet: () => new RulesSet(self),
  };
}

/** Source: https://firebase.google.com/docs/reference/rules/rules.Set */
export function setMethods(self: RulesSet): FunctionTable {
  return {
    ...comparisons(self),
    size: () => BigInt(self.items.length),
    union: (other) => new RulesSet([...self.items, ...asSet(other).items]),
    intersection: (other) => new RulesSet(self.items.filter((item) => asSet(other).has(item))),
    difference: (other) => new RulesSet(self.items.filter((item) => !asSet(other).has(item))),
  };
}

/** Source: https://firebase.google.com/docs/reference/rules/rules.Map */
export function mapMethods(self: Map<string, Value>): FunctionTable {
  return {
    size: () => BigInt(self.size),
    keys: () => [...self.keys()],
    values: () => [...self.values()],
    get: (key, otherwise) => lookUp(self, Array.isArray(key) ? key : [key], otherwise),
    diff: (before) => new MapDiff(self, asMap(before)),
  };
}

/** Source: https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export function mapDiffMethods({ after, before }: MapDiff): FunctionTable {
  const added = [...after.keys()].filter((key) => !before.has(key));
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const common = [...after.keys()].filter((key) => before.has(key));
  const isSame = (key: string) => equals(after.get(key) ?? null, before.get(key) ?? null);
  const changed = common.filter((key) => !isSame(key));
  return {
    addedKeys: () => new RulesSet(added),
    removedKeys: () => new RulesSet(removed),
    changedKeys: () => new RulesSet(changed),
    unchangedKeys: () => new RulesSet(common.filter(isSame)),
    affectedKeys: () => new RulesSet([...added, ...removed, ...changed]),
  };
}

function comparisons(self: RulesSet): FunctionTable {
  return {
    hasAll: (other) => toRulesSet(other).items.every((item) => self.has(item)),
    hasAny: (other) => toRulesSet(other).items.some((item) => self.has(item)),
    hasOnly: (other) => self.items.every((item) => toRulesSet(other).has(item)),
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
  throw new EvaluationError('Only strings, numbers, booleans and null are joined');
}
