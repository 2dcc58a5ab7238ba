import { LANGUAGES, type Language, textLanguage } from '../../languages';
import { mapLeaves, type Values } from '../fields';
import type { ResponsiveImage } from '../pictures';
import type { Service } from '../services';
import { SAMPLE_BLOCKS, sampleTranslations } from './defaults';
import { BLOCK_FIELDS, type BlockValues } from './schema';
import { type ShownHours, shownHours } from './shown-hours';
import { type ShownTrust, shownTrust, type WithImages } from './trust';
import { BLOCK_IDS, type BlockId } from './values';

type PictureField = 'image' | 'picture' | 'logo' | 'portrait';

/** Values as visitors see them: in one language, with images; the company's own image is absent until one is chosen. */
export type Shown<T> = T extends readonly (infer Item)[]
  ? Shown<Item>[]
  : T extends object
    ? { [Field in keyof T]: Field extends PictureField ? ResponsiveImage | undefined : Shown<T[Field]> }
    : T;

/** The blocks in one language. */
export type SiteBlocks = { [Id in Exclude<BlockId, 'hours' | 'trust'>]: Shown<BlockValues[Id]> } & {
  hours: ShownHours;
  trust: ShownTrust;
};

/** The blocks in each language. */
export type SiteContent = Record<Language, SiteBlocks>;

/** The company in each language. */
export type Company = Record<Language, SiteBlocks['company']>;

interface Source {
  readonly values: Values;
  /** By path. */
  readonly translations: Readonly<Partial<Record<string, { readonly text: string }>>>;
  readonly imageOf: (picture: unknown) => ResponsiveImage | undefined;
  /** Those that visitors see, for a block that names some. */
  readonly services?: readonly Service[];
}

/** A block as visitors see it on a day in Doha, in both languages; a text without a translation stays as it is. */
export function shownBlock<Id extends BlockId>(
  id: Id,
  { values, translations, imageOf, services = [] }: Source,
  day: string,
): Record<Language, SiteBlocks[Id]> {
  const prepared = (shown: object, language: Language) => {
    if (id === 'hours') return shownHours(shown as BlockValues['hours'], day, language);
    if (id === 'trust') return shownTrust(shown as WithImages, day, language, services);
    return shown;
  };
  const inLanguage = (language: Language) => {
    const shown = mapLeaves(BLOCK_FIELDS[id], values, ({ path, field, value }) => {
      if (field.look.input === 'picture') return imageOf(value);
      const isForeign = field.unit !== null && textLanguage(String(value)) !== language;
      return (isForeign ? translations[path]?.text : undefined) ?? value;
    });
    return prepared(shown, language) as SiteBlocks[Id];
  };
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

export function siteOf(
  blockOf: <Id extends BlockId>(id: Id) => Record<Language, SiteBlocks[Id]>,
): SiteContent {
  const blocks = BLOCK_IDS.map((id) => [id, blockOf(id)] as const);
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(blocks.map(([id, block]) => [id, block[language]])),
    ]),
  ) as SiteContent;
}

/** The site of an empty database on a day in Doha. */
export function sampleSite(day: string): SiteContent {
  return siteOf((id) =>
    shownBlock(
      id,
      { values: SAMPLE_BLOCKS[id], translations: sampleTranslations(id), imageOf: () => undefined },
      day,
    ),
  );
}

/** A site that names nobody, for documents that are made before the company's texts are known. */
export function blankSite(): SiteContent {
  const blank = (value: unknown): unknown => {
    if (Array.isArray(value)) return [];
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, blank(field)]));
    if (typeof value === 'string') return '';
    return typeof value === 'number' ? 0 : undefined;
  };
  return blank(sampleSite('2026-01-01')) as SiteContent;
}
