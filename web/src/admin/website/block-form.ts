import {
  type AdminBlock,
  BLOCK_FIELDS,
  BLOCK_TITLES,
  type BlockId,
  type Fields,
  mapLeaves,
  type Values,
  withPosition,
} from '@alnafitha/contract';
import type { FieldValues } from 'react-hook-form';
import type { ContentForm } from '../content/content-dialog';
import { formValues, namesOf, resolverOf, schemaOf, shownValues } from '../content/form/form-values';

/** The top-level fields that differ from the stored ones. */
function changesOf(fields: Fields, values: Values, stored: Values): Values {
  const before = mapLeaves(fields, stored, ({ value }) => value);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}

export function blockForm(id: BlockId) {
  const fields: Fields = BLOCK_FIELDS[id];
  const resolve = resolverOf(schemaOf(fields));
  return {
    resolver: (values, ...rest) => resolve(withPosition(values), ...rest),
    valuesOf: (block) => formValues(fields, block?.values),
    shownOf: (values) => shownValues(fields, values),
    draftOf: (values, base) => ({ body: { values: changesOf(fields, values, base?.values ?? {}) } }),
    translated: fields,
    fields: namesOf(fields),
    texts: {
      edit: {
        title: BLOCK_TITLES[id],
        saved: 'The website was updated.',
        failed: 'Failed to update the website',
      },
    },
  } satisfies ContentForm<AdminBlock, FieldValues, Values, { values: Values }>;
}
