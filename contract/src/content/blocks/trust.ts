import { type Language, textLanguage } from '../../languages';
import { localize } from '../localize';
import type { ResponsiveImage } from '../pictures';
import type { Service } from '../services';
import type { BlockValues } from './schema';

interface ShownCertificate {
  readonly name: string;
  readonly certificateNumber: string;
  /** A day such as `2027-12-31`, as it is and as a text; both are blank without an end. */
  readonly validUntil: string;
  readonly until: string;
  readonly picture: ResponsiveImage | undefined;
  readonly document: string;
}

interface ShownWarranty {
  /** The id and the slug of the service; blank for all. */
  readonly service: string;
  readonly slug: string;
  readonly title: string;
  /** Such as `10 years`. */
  readonly duration: string;
}

/** Certificates and warranties as visitors see them today. */
export interface ShownTrust {
  readonly title: string;
  readonly certificates: readonly ShownCertificate[];
  readonly warranties: readonly ShownWarranty[];
  /** The first names and the longest warranty on a line; blank without any. */
  readonly summary: string;
}

/** Values of the block in one language. */
export type WithImages = Omit<BlockValues['trust'], 'certificates'> & {
  readonly certificates: readonly Omit<ShownCertificate, 'until'>[];
};

const WORDS = {
  en: { all: 'All services', equal: 'Warranty: ', longest: 'Warranty of up to ' },
  ar: { all: 'جميع الخدمات', equal: 'الضمان: ', longest: 'مدة الضمان القصوى: ' },
} as const;
/** Before a form, more would be in the way. */
const NAMED = 3;
const LOCALES = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' } as const;

/** Leaves out certificates that ended before the day, and warranties of services that visitors do not see. */
export function shownTrust(
  { title: heading, certificates, warranties }: WithImages,
  day: string,
  language: Language,
  services: readonly Service[],
): ShownTrust {
  const words = WORDS[language];
  const locale = LOCALES[language];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shown = certificates
    .filter(({ validUntil }) => !validUntil || validUntil >= day)
    .map((certificate) => ({
      ...certificate,
      until: certificate.validUntil && date.format(new Date(certificate.validUntil)),
    }));
  const warranted = warranties.flatMap((warranty) => {
    const found = services.find(({ id }) => id === warranty.service);
    if (warranty.service && !found) return [];
    const { title, slugs } = found ? localize(found, language) : { title: words.all, slugs: [''] };
    const { service } = warranty;
    return [{ service, slug: slugs[0] ?? '', title, years: warranty.years }];
  });
  // Latin names would take the separators into their order.
  const isolated = (name: string) => (textLanguage(name) === language ? name : `\u2066${name}\u2069`);
  const names = shown.slice(0, NAMED).map(({ name }) => isolated(name));
  const numbers = new Set(warranted.map((warranty) => warranty.years));
  if (numbers.size > 0) {
    const longest = format.format(Math.max(...numbers));
    names.push((numbers.size > 1 ? words.longest : words.equal) + longest);
  }
  return {
    title: heading,
    certificates: shown,
    warranties: warranted.map(({ years, ...warranty }) => ({ ...warranty, duration: format.format(years) })),
    summary: names.join(' · '),
  };
}
