import type { Language } from '../../languages';
import type { Values } from '../fields/walk';
import { localize } from '../localize';
import type { Service } from '../services';
import { SAMPLE_BLOCKS } from './defaults';
import type { BlockValues } from './schema';
import type { Shown } from './shown-values';

/** The company as visitors see it. */
export type ShownCompany = Omit<Shown<BlockValues['company']>, 'isOwn'> & {
  /** The site is the sample's: what is invented, or a fallback, is shown only then. */
  readonly isSample: boolean;
  /** What menus and lists name, in its order; empty for the sample, whose lists are fixed. */
  readonly services: readonly CompanyService[];
};

export interface CompanyService {
  /** The title in English, by which enquiries name it. */
  readonly name: string;
  readonly title: string;
  readonly slug: string;
}

/** Menus and lists with more would not be read. */
const MAX_LISTED = 12;

/** The site is the sample's until its name is changed, or the sample removed. */
export function isSampleCompany({ name, isOwn }: Values): boolean {
  return isOwn !== true && name === SAMPLE_BLOCKS.company.name;
}

export function shownCompany(
  { isOwn: _, ...company }: Shown<BlockValues['company']>,
  isSample: boolean,
  language: Language,
  services: readonly Service[],
): ShownCompany {
  const named = services.slice(0, MAX_LISTED).map((service) => {
    const { title, slugs } = localize(service, language);
    return { name: localize(service, 'en').title, title, slug: slugs[0] ?? '' };
  });
  return { ...company, isSample, services: isSample ? [] : named };
}
