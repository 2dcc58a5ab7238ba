import type { Field, Fields } from './field';

export type Values = Readonly<Record<string, unknown>>;

export interface Leaf {
  /** The field names and indexes, joined: `slides-0-title`. Firestore gives dots a meaning. */
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
}

/** Replaces each value that is neither a list of rows nor a group. Values without a field are dropped. */
export function mapLeaves(
  fields: Fields,
  values: object,
  map: (leaf: Leaf) => unknown,
): Record<string, unknown> {
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(values, name);
    return value === undefined ? [] : [[name, mapField(field, value, name, map)]];
  });
  return Object.fromEntries(known);
}

function mapField(field: Field, value: unknown, path: string, map: (leaf: Leaf) => unknown): unknown {
  const { fields, input } = field.look;
  if (!fields) return map({ path, field, value });
  const mapGroup = (group: unknown, at: string) => {
    const values = new Map(Object.entries(group ?? {}));
    return Object.fromEntries(
      Object.entries(fields).map(([name, child]) => [
        name,
        mapField(child, values.get(name), `${at}-${name}`, map),
      ]),
    );
  };
  if (input === 'group') return mapGroup(value, path);
  return Array.isArray(value) ? value.map((row, index) => mapGroup(row, `${path}-${index}`)) : [];
}

export function leavesOf(fields: Fields, values: object): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(fields, values, (leaf) => leaves.push(leaf));
  return leaves;
}
