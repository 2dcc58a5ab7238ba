import type { Language } from '../languages';

/** An entry whose texts are in its original language, and those of the other. */
export interface Localizable<T extends object = object> {
  readonly translations?:
    | { readonly ar?: Partial<T> | undefined; readonly en?: Partial<T> | undefined }
    | undefined;
}

/** An entry with its texts in one language; `original` has the others. */
export type Localized<T> = T & { readonly original: T };

/** The entry in the language, as far as it has its texts in it. */
export function localize<T extends Localizable>(entry: T, language: Language): Localized<T> {
  return { ...entry, ...entry.translations?.[language], original: entry };
}
