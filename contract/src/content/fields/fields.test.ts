import { describe, expect, it } from 'vitest';
import { valuesFor } from '../../testing/field-values';
import { DECLARATIONS, FIELDS } from '../declarations';
import { ENTRY_KINDS, type EntryKind } from '../kinds';
import { TRANSLATED_FIELDS } from '../translated-fields';
import type { Field } from './field';
import { mapLeaves } from './walk';

const fields = ENTRY_KINDS.flatMap((kind) =>
  FIELDS[kind].flatMap((each) =>
    Object.entries(each).map(([name, field]): [string, EntryKind, string, Field] => [
      `${kind}.${name}`,
      kind,
      name,
      field,
    ]),
  ),
);

describe.each(fields)('%s', (_, kind, name, field) => {
  const { usual, worst } = valuesFor(field);

  it('accepts a usual value, and rejects others with a message', () => {
    expect(field.added.safeParse(usual)).toMatchObject({ success: true });
    for (const value of worst)
      expect(field.sent.safeParse(value).error?.issues[0]?.message).toMatch(/^[A-Z][a-z]+ .+/);
    const { maxLength } = field.look;
    const tooLongIssue = field.sent.safeParse(worst.at(-1)).error?.issues[0];
    if (maxLength !== undefined) expect(tooLongIssue?.message).toBe(`At most ${maxLength} characters`);
  });

  it('is shown to whom it is for', () => {
    const { listed, shown } = DECLARATIONS[kind];
    const seen = [name in listed, name in shown];
    expect(seen).toEqual({ list: [true, true], page: [false, true], nobody: [false, false] }[field.seen]);
  });

  it('is translated if it is a text, where it is shown', () => {
    const { listed, shown, listedTranslations, shownTranslations } = DECLARATIONS[kind];
    expect(TRANSLATED_FIELDS[kind][name]).toBe(field.unit ?? undefined);
    const text = field.unit === 'lines' ? ['نص'] : 'نص';
    for (const [place, schema] of [
      [listed, listedTranslations],
      [shown, shownTranslations],
    ] as const) {
      const isTranslated = field.unit !== null && name in place;
      expect(schema.parse({ ar: { [name]: text } })).toEqual({ ar: isTranslated ? { [name]: text } : {} });
    }
  });
});

it('a value that a document lacks is that of a new entry, or absent', () => {
  const lacking = fields.filter(([, , , { value }]) => value.isOptional());
  for (const [path, , , { value, added }] of lacking)
    expect([path, value.parse(undefined)]).toEqual([path, added.parse(undefined)]);
  expect(lacking.length).toBeGreaterThan(10);
});

it('values without a field are dropped, and those of rows and groups have a path', () => {
  const [block = {}] = FIELDS.blocks.filter(({ slides }) => slides);
  const values = { slides: [{ title: 'A', other: 1 }], other: 2 };
  const paths = mapLeaves(block, values, ({ path, value }) => value ?? path);
  expect(paths).toMatchObject({ slides: [{ title: 'A', image: 'slides-0-image' }] });
  expect(paths).not.toHaveProperty('other');
  expect(paths.slides).not.toContainEqual(expect.objectContaining({ other: 1 }));
});
