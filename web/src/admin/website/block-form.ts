import {
  type AdminBlock,
  BLOCK_TITLES,
  BLOCKS,
  type BlockId,
  leavesOf,
  mapLeaves,
  metaOf,
  type Values,
  withPosition,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { ContentForm } from '../content/content-dialog';

/** The numbers of rows that a list may have. */
export function rowsOf(list: z.ZodArray): { min: number; max: number } {
  const { checks = [] } = list._zod.def;
  const least = checks.find((check) => check instanceof z.core.$ZodCheckMinLength);
  const most = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return { min: least?._zod.def.minimum ?? 0, max: most?._zod.def.maximum ?? 0 };
}

/** The value of a new row. */
export function blankOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, blankOf(field)]));
  if (schema instanceof z.ZodEnum) return schema.options[0];
  return metaOf(schema)?.input === 'switch' ? false : '';
}

/** Every field that a form may have, such as `phones.2.number`, and the lists themselves. */
function namesOf(schema: z.core.$ZodType, name: string): string[] {
  if (schema instanceof z.ZodArray)
    return [
      name,
      ...Array.from({ length: rowsOf(schema).max }, (_, index) =>
        namesOf(schema.element, `${name}.${index}`),
      ).flat(),
    ];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, child]) => namesOf(child, `${name}.${field}`));
  return [name];
}

/** In the order of the schema; numbers are texts until the form is saved. */
function valuesOf(id: BlockId, values: Values): FieldValues {
  return mapLeaves(id, values, ({ input, value }) => (input === 'number' ? String(value) : value));
}

/** The top-level fields that differ from the stored ones. */
function changesOf(id: BlockId, values: Values, stored: Values): Values {
  const before = mapLeaves(id, stored, ({ value }) => value);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}

const resolverOf = (id: BlockId) => zodResolver(BLOCKS[id] as z.ZodType<Values, FieldValues>);

export const blockForm = (id: BlockId) =>
  ({
    resolver: (values, ...rest) => resolverOf(id)(withPosition(values), ...rest),
    valuesOf: (block) => valuesOf(id, block?.values ?? {}),
    shownOf: (values) =>
      Object.fromEntries(
        leavesOf(id, values)
          .filter(({ input }) => input !== 'hidden')
          .map(({ path, value }) => [path, value]),
      ),
    draftOf: (values, base) => ({ body: { values: changesOf(id, values, base?.values ?? {}) } }),
    fields: Object.entries(BLOCKS[id].shape).flatMap(([name, field]) => namesOf(field, name)),
    texts: {
      edit: {
        title: BLOCK_TITLES[id],
        saved: 'The website was updated.',
        failed: 'Failed to update the website',
      },
    },
  }) satisfies ContentForm<AdminBlock, FieldValues, Values, { values: Values }>;
