import { LANGUAGES, type Language } from '../../languages';
import { fromKeys } from '../../records';
import { mapLeaves, type Values } from '../fields/walk';
import type { ResponsiveImage } from '../pictures';
import type { Service } from '../services';
import type { ChosenLanguages } from '../stored-translations';
import { languageOf } from '../text-language';
import { isSampleCompany, type ShownCompany, shownCompany } from './company';
import { SAMPLE_BLOCKS, sampleTranslations } from './defaults';
import { BLOCK_FIELDS, type BlockValues } from './schema';
import { type ShownHours, shownHours } from './shown-hours';
import type { Shown } from './shown-values';
import { type ShownTrust, shownTrust, type WithImages } from './trust';
import { BLOCK_IDS, type BlockId } from './values';

/** The blocks in one language. */
export type SiteBlocks = {
  [Id in Exclude<BlockId, 'company' | 'hours' | 'trust'>]: Shown<BlockValues[Id]>;
} & {
  company: ShownCompany;
  hours: ShownHours;
  trust: ShownTrust;
};

/** The blocks in each language. */
export type SiteContent = Record<Language, SiteBlocks>;

/** The company in each language. */
export type Company = Record<Language, SiteBlocks['company']>;

/** Reads a block in each language. */
export type ReadBlock = <Id extends BlockId>(id: Id) => Promise<Record<Language, SiteBlocks[Id]>>;

interface Source {
  readonly values: Values;
  readonly chosenLanguages?: ChosenLanguages | undefined;
  /** By path. */
  readonly translations: Readonly<Partial<Record<string, { readonly text: string }>>>;
  readonly imageOf: (picture: unknown) => ResponsiveImage | undefined;
  /** Those that visitors see, for a block that names some. */
  readonly services?: readonly Service[];
}

interface Context {
  /** In Doha. */
  readonly day: string;
  readonly language: Language;
  readonly services: readonly Service[];
  /** As stored. */
  readonly values: Values;
}

interface View {
  /** Whether visitors see services in the block. */
  readonly namesServices?: (values: Values) => boolean;
  show(values: object, context: Context): object;
}

/** Blocks that visitors see otherwise than they are stored. */
const VIEWS: Partial<Record<BlockId, View>> = {
  company: {
    namesServices: (values) => !isSampleCompany(values),
    show: (company: Shown<BlockValues['company']>, { language, services, values }) =>
      shownCompany(company, isSampleCompany(values), language, services),
  },
  hours: {
    show: (hours: BlockValues['hours'], { day, language }) => shownHours(hours, day, language),
  },
  trust: {
    namesServices: ({ warranties }) => Array.isArray(warranties) && warranties.length > 0,
    show: (trust: WithImages, { day, language, services }) => shownTrust(trust, day, language, services),
  },
};

export const namesServices = (id: BlockId, values: Values): boolean =>
  VIEWS[id]?.namesServices?.(values) ?? false;

/** A block as visitors see it on a day in Doha, in both languages; a text without a translation stays as it is. */
export function shownBlock<Id extends BlockId>(
  id: Id,
  source: Source,
  day: string,
): Record<Language, SiteBlocks[Id]>;
export function shownBlock(
  id: BlockId,
  { values, translations, imageOf, services = [], chosenLanguages }: Source,
  day: string,
): Record<Language, object> {
  return fromKeys(LANGUAGES, (language) => {
    const shown = mapLeaves(BLOCK_FIELDS[id], values, ({ path, field, value }) => {
      if (field.look.input === 'picture') return imageOf(value);
      // A blank text may have the translation of a former one.
      const { unit } = field;
      const isForeign =
        unit !== null &&
        value !== '' &&
        languageOf({ unit, text: String(value) }, { chosenLanguages }) !== language;
      return (isForeign ? translations[path]?.text : undefined) ?? value;
    });
    return VIEWS[id]?.show(shown, { day, language, services, values }) ?? shown;
  });
}

export function siteOf(
  blockOf: <Id extends BlockId>(id: Id) => Record<Language, SiteBlocks[Id]>,
): SiteContent;
export function siteOf(blockOf: (id: BlockId) => Record<Language, object>): Record<Language, object> {
  const blocks = fromKeys(BLOCK_IDS, blockOf);
  return fromKeys(LANGUAGES, (language) => fromKeys(BLOCK_IDS, (id) => blocks[id][language]));
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
    if (typeof value === 'boolean') return false;
    return typeof value === 'number' ? 0 : undefined;
  };
  const sample = sampleSite('2026-01-01');
  return fromKeys(LANGUAGES, (language) => {
    const blocks = blank(sample[language]) as SiteBlocks;
    return { ...blocks, pages: { ...blocks.pages, pages: sample[language].pages.pages } };
  });
}
