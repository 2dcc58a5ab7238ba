import type { Field, FieldInput } from '../content/fields/field';

interface Sample {
  /** As forms send them; the first that the field accepts is its usual value. */
  readonly usual: readonly unknown[];
  /** What every field of the input rejects. */
  readonly worst: unknown;
}

const words = { usual: ['Words of a field', 'own-address'], worst: 8 };

const SAMPLES: Partial<Record<FieldInput, Sample>> = {
  text: words,
  // Of the sample's projects.
  category: { usual: ['Other'], worst: 8 },
  prose: words,
  richText: { ...words, usual: ['<p dir="auto">Shade comes first.</p>'] },
  lines: { usual: [['First', 'Second']], worst: 'First' },
  choices: { usual: [['GLASS']], worst: 'GLASS' },
  facts: { usual: [['U-value: 1.4']], worst: ['No label'] },
  plain: { usual: ['own-address', '2024'], worst: 8 },
  order: { usual: [3], worst: -1 },
  switch: { usual: [true], worst: 'yes' },
  moment: { usual: ['2026-03-01'], worst: '2026-02-30' },
};

/** Values of a field for tests: one that it accepts, and those that it rejects. Throws for an input without any. */
export function valuesFor({ sent, look }: Field): {
  readonly usual: unknown;
  readonly worst: readonly unknown[];
} {
  const { input, options, maxLength } = look;
  const chosen = { usual: [options?.[0], options], worst: 'none of them' };
  const sample = options ? chosen : SAMPLES[input];
  const usual = sample?.usual.find((value) => sent.safeParse(value).success);
  if (!sample || usual === undefined) throw new Error(`No test value for the input ${input}`);
  const tooLong = 'x'.repeat((maxLength ?? 0) + 1);
  const worst = Array.isArray(usual) ? [[tooLong]] : [tooLong];
  return { usual, worst: [sample.worst, ...(maxLength === undefined ? [] : worst)] };
}
