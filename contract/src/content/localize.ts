import type { Language } from '../languages';

/** Texts are in the original language; `translations` has the other. */
export interface Localizable<T extends object = object> {
  readonly translations?:
    | { readonly ar?: Partial<T> | undefined; readonly en?: Partial<T> | undefined }
    | undefined;
}

export type Localized<T> = T & { readonly original: T };

/** Falls back to the original for each missing text. */
export function localize<T extends Localizable>(entry: T, language: Language): Localized<T> {
  return { ...entry, ...entry.translations?.[language], original: entry };
}
