import { load as loadAdmin } from 'dictionary:admin';
import { load as loadSite } from 'dictionary:site';
import type { Language } from '@alnafitha/contract';

/** Checks own keys only: a text may be `constructor`, which every object inherits. */
export function ownValue<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** English text → Arabic translation. */
export type Dictionary = Readonly<Record<string, string>>;

/** Areas load separately: visitors never load the texts of the panel. */
export type LoadTexts = () => Promise<Dictionary>;
export const loadSiteTexts: LoadTexts = loadSite;
export const loadAdminTexts: LoadTexts = loadAdmin;

/** Loads the Arabic texts of the areas. Rejects when the network fails. */
export async function loadDictionary(areas: readonly LoadTexts[]): Promise<Dictionary> {
  const parts = await Promise.all(areas.map((load) => load()));
  return Object.assign({}, ...parts);
}

const nothing = async () => {};
/** Adds the other texts to those of a rendered Arabic page. */
let addOthers = nothing;
let missing = nothing;

/** Returns the texts of a rendered page, an object to which `loadOtherTexts` adds the others. */
export function textsOfPage(texts: Dictionary, load: () => Promise<Dictionary>): Dictionary {
  const all = { ...texts };
  addOthers = async () => {
    Object.assign(all, await load());
    missing = nothing;
  };
  return all;
}

/** Called when the page is hydrated. Rejects when the network fails. */
export function loadOtherTexts(): Promise<void> {
  missing = addOthers;
  return missing();
}

/** What loads after hydration may show any text; tries again after a failure. */
export const awaitTexts = (): Promise<void> => missing();

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
