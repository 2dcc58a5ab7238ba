import type { Language } from '@alnafitha/contract';

/** The value of an own key: a text may be `constructor`, which every object inherits. */
export function ownValue<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** English text → Arabic translation. */
export type Dictionary = Readonly<Record<string, string>>;

/** The separately loaded parts of the dictionary: visitors never load that of the admin panel. */
export type DictionaryArea = 'site' | 'admin';

// JSON files in the browser, where parsing JSON is cheaper than running a module: web/build/dictionaries.ts.
const loaders: Record<DictionaryArea, () => Promise<Dictionary>> = {
  site: async () => (await import('dictionary:site')).load(),
  admin: async () => (await import('dictionary:admin')).load(),
};

/** Loads the Arabic translations of the given areas. Rejects when the network fails. */
export async function loadDictionary(areas: readonly DictionaryArea[]): Promise<Dictionary> {
  const parts = await Promise.all(areas.map((area) => loaders[area]()));
  return Object.assign({}, ...parts);
}

const PLURAL = /\{(\w+), plural, (.*?\})\}/g;

/**
 * Replaces the `{placeholders}` of a text by values, and its plurals, as in `{count, plural, one {# post}
 * other {# posts}}`, by the form of the language. Of ICU's syntax, forms without placeholders:
 * https://unicode-org.github.io/icu/userguide/format_parse/messages
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
