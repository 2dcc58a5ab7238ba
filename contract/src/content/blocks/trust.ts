import type { Language } from '../../languages';
import type { ResponsiveImage } from '../images';
import { localize } from '../localize';
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
  readonly certificates: readonly ShownCertificate[];
  readonly warranties: readonly ShownWarranty[];
  /** The names of both on a line; blank without any. */
  readonly summary: string;
}

/** Values of the block in one language. */
export type WithImages = Omit<BlockValues['trust'], 'certificates'> & {
  readonly certificates: readonly Omit<ShownCertificate, 'until'>[];
};

const WORDS = {
  en: { all: 'All services', warranty: 'Warranty' },
  ar: { all: 'جميع الخدمات', warranty: 'الضمان' },
} as const;
const LOCALES = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' } as const;

/** Leaves out certificates that ended before the day, and warranties of services that visitors do not see. */
export function shownTrust(
  { certificates, warranties }: WithImages,
  day: string,
  language: Language,
  services: readonly Service[],
): ShownTrust {
  const words = WORDS[language];
  const locale = LOCALES[language];
  const format = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const;
  const years = new Intl.NumberFormat(locale, format);
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
    const duration = years.format(warranty.years);
    return [{ service: warranty.service, slug: slugs[0] ?? '', title, duration }];
  });
  const summary = [
    ...shown.map(({ name }) => name),
    ...warranted.map(({ title, duration }) => `${words.warranty} (${title}): ${duration}`),
  ].join(' · ');
  return { certificates: shown, warranties: warranted, summary };
}
