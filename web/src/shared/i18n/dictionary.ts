import { load as loadAdmin } from 'dictionary:admin';
import { load as loadSite } from 'dictionary:site';
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
const loaders: Record<DictionaryArea, () => Promise<Dictionary>> = { site: loadSite, admin: loadAdmin };

/** Loads the Arabic texts of the areas. Rejects when the network fails. */
export async function loadDictionary(areas: readonly DictionaryArea[]): Promise<Dictionary> {
  const parts = await Promise.all(areas.map((area) => loaders[area]()));
  return Object.assign({}, ...parts);
}

/** The texts of a rendered Arabic page, and a function that adds the others. */
let page: { readonly texts: Record<string, string>; readonly load: () => Promise<Dictionary> } | undefined;
let others: Promise<void> | undefined;
let isHydrated = false;

/** Returns the texts of a rendered page, an object to which `loadOtherTexts` adds the others. */
export function textsOfPage(texts: Dictionary, load: () => Promise<Dictionary>): Dictionary {
  page = { texts: { ...texts }, load };
  return page.texts;
}

/** Called when the page is hydrated. Rejects when the network fails; the next call tries again. */
export function loadOtherTexts(): Promise<void> {
  isHydrated = true;
  others ??= addOtherTexts().catch((error: unknown) => {
    others = undefined;
    throw error;
  });
  return others;
}

async function addOtherTexts(): Promise<void> {
  if (page) Object.assign(page.texts, await page.load());
}

/** What loads after hydration may show any text. */
export async function awaitTexts(): Promise<void> {
  if (isHydrated) await loadOtherTexts();
}

/** Returns the dictionary, and an object to which each text that is looked up is added. */
export function recordLookups(dictionary: Dictionary): {
  recorded: Dictionary;
  used: Record<string, string>;
} {
  const used: Record<string, string> = {};
  const record = (key: string | symbol) => {
    if (typeof key !== 'string') return;
    const text = ownValue(dictionary, key);
    if (text !== undefined) used[key] = text;
  };
  const recorded = new Proxy(dictionary, {
    get(target, key) {
      record(key);
      return Reflect.get(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      record(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  return { recorded, used };
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
