import { z } from 'zod';
import { BLOCKS, type FieldInput, metaOf } from './schema';
import { BLOCK_IDS, type BlockId } from './values';

export interface Leaf {
  /** The field names and indexes, joined: `slides-0-title`. Firestore gives dots a meaning. */
  readonly path: string;
  readonly input: FieldInput;
  readonly value: unknown;
}

export type Values = Readonly<Record<string, unknown>>;

/** Replaces each value of a block that is neither a list nor a group. Values without a field are dropped. */
export function mapLeaves(
  id: BlockId,
  values: Values,
  map: (leaf: Leaf) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(BLOCKS[id].shape).flatMap(([name, schema]) =>
      values[name] === undefined ? [] : [[name, mapNode(schema, values[name], name, map)]],
    ),
  );
}

function mapNode(
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
  map: (leaf: Leaf) => unknown,
): unknown {
  if (schema instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((item, index) => mapNode(schema.element, item, `${path}-${index}`, map))
      : [];
  if (schema instanceof z.ZodObject) {
    const group = new Map(Object.entries(value ?? {}));
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [
        name,
        mapNode(field, group.get(name), `${path}-${name}`, map),
      ]),
    );
  }
  return map({ path, input: metaOf(schema)?.input ?? 'plain', value });
}

export function leavesOf(id: BlockId, values: Values): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(id, values, (leaf) => leaves.push(leaf));
  return leaves;
}

export const isTranslatedInput = (input: FieldInput) => input === 'text' || input === 'prose';

/** The texts of any block that are translated, by path: a field's name has the same type in all blocks. */
export function textsOfBlocks(values: Values): Record<string, string> {
  const texts = BLOCK_IDS.flatMap((id) => leavesOf(id, values))
    .filter(({ input, value }) => isTranslatedInput(input) && typeof value === 'string')
    .map(({ path, value }) => [path, value]);
  return Object.fromEntries(texts);
}
