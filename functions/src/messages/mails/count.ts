import type { Language } from '@alnafitha/contract';

/** Texts with `{count}`, by plural category. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The text for a number of things, in the plural of its language. */
export function countIn(language: Language, forms: Forms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{count}', String(count));
}
