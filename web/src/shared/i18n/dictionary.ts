import type { Language } from '@alnafitha/contract';

/** Checks own keys only: a text may be `constructor`, which every object inherits. */
export function ownValue<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** English text → Arabic translation. */
export type Dictionary = Readonly<Record<string, string>>;

/** Areas load separately, so visitors never load the texts of the panel. */
export type DictionaryArea = 'site' | 'admin';

// JSON in the browser, which parses it faster than it runs a module (web/build/dictionaries.ts).
const loaders: Record<DictionaryArea, () => Promise<Dictionary>> = {
  site: async () => (await import('dictionary:site')).load(),
  admin: async () => (await import('dictionary:admin')).load(),
};

/** Loads the Arabic texts of the areas. Rejects when the network fails. */
export async function loadDictionary(areas: readonly DictionaryArea[]): Promise<Dictionary> {
  const parts = await Promise.all(areas.map((area) => loaders[area]()));
  return Object.assign({}, ...parts);
}

const PLURAL = /\{(\w+), plural, (.*?\})\}/g;

/**
 * Fills in `{placeholders}`, and plurals such as `{count, plural, one {# post} other {# posts}}`, a subset of
 * ICU: https://unicode-org.github.io/icu/userguide/format_parse/messages
 */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string | number>> = {},
  language: Language = 'en',
): string {
  return text
    .replace(PLURAL, (_, name: string, forms: string) => {
      const category = new Intl.PluralRules(language).select(Number(values[name]));
      return (forms.split(`${category} {`)[1] ?? '').replace(/\}.*/, '').replace('#', String(values[name]));
    })
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
