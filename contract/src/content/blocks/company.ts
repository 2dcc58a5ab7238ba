import type { Language } from '../../languages';
import type { Values } from '../fields/walk';
import { localize } from '../localize';
import type { Service } from '../services';
import { isNetworkHome } from './company-fields';
import { SAMPLE_BLOCKS } from './defaults';
import type { BlockValues } from './schema';
import type { Shown } from './shown-values';

/** The company as visitors see it. */
export type ShownCompany = Omit<Shown<BlockValues['company']>, 'isOwn'> & {
  /** The site is the sample's: what is invented, or a fallback, is shown only then. */
  readonly isSample: boolean;
  /** The address without city and country, which `address` has. */
  readonly street: string;
  /** What menus and lists name, in its order; empty for the sample, whose lists are fixed. */
  readonly services: readonly CompanyService[];
};

export interface CompanyService {
  /** The title in English, by which enquiries name it. */
  readonly name: string;
  readonly title: string;
  readonly slug: string;
}

const COUNTRY = { en: 'Qatar', ar: 'قطر' } as const satisfies Record<Language, string>;

/** In Qatar, building, street and zone come first. */
function addressLine(street: string, city: string, language: Language): string {
  return city ? [street, city, COUNTRY[language]].join(language === 'ar' ? '، ' : ', ') : street;
}

/** Menus and lists with more would not be read. */
const MAX_LISTED = 12;

/** The site is the sample's until its name is changed, or the sample removed. */
export function isSampleCompany({ name, isOwn }: Values): boolean {
  return isOwn !== true && name === SAMPLE_BLOCKS.company.name;
}

export function shownCompany(
  { isOwn: _, address: street, ...company }: Shown<BlockValues['company']>,
  isSample: boolean,
  language: Language,
  services: readonly Service[],
): ShownCompany {
  const named = services.slice(0, MAX_LISTED).map((service) => {
    const { title, slugs } = localize(service, language);
    return { name: localize(service, 'en').title, title, slug: slugs[0] ?? '' };
  });
  const address = addressLine(street, company.city, language);
  const profiles = company.networks.filter(({ profile }) => isSample || !isNetworkHome(profile));
  return { ...company, networks: profiles, address, street, isSample, services: isSample ? [] : named };
}
