import type { adminDictionary } from './arabic/admin';
import type { siteDictionary } from './arabic/site';

/** An English UI text, which is also the key of its translation. */
export type TranslationKey = keyof typeof siteDictionary | keyof typeof adminDictionary;

/** The `{placeholders}` of a text. */
type Placeholder<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends `${infer Count}, plural, ${string}`
    ? Count | (Rest extends `${string}}}${infer AfterPlural}` ? Placeholder<AfterPlural> : never)
    : Name | Placeholder<Rest>
  : never;

export type PlainTranslationKey = {
  [S in TranslationKey]: [Placeholder<S>] extends [never] ? S : never;
}[TranslationKey];

/** A value for each of the `{placeholders}` of a text. */
export type Values<S extends TranslationKey> = [Placeholder<S>] extends [never]
  ? []
  : [values: Record<Placeholder<S>, string | number>];
