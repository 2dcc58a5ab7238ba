import type { Language, SiteBlocks, SiteContent } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../shared/i18n/translation/use-block';

export type Company = Pick<
  SiteBlocks['company'],
  'name' | 'shortName' | 'phones' | 'whatsapp' | 'email' | 'isSample' | 'services' | 'logo' | 'darkLogo'
>;

const BLANK: Company = {
  ...{ name: '', shortName: '', phones: [], whatsapp: '', email: '' },
  ...{ isSample: false, services: [], logo: undefined, darkLogo: undefined },
};
const LOADING: Record<Language, Company> = { en: BLANK, ar: BLANK };

const companyOf = ({ en, ar }: SiteContent) => ({ en: en.company, ar: ar.company });

/** The company in both languages; blank until it has arrived, because the panel works without it. */
export function useCompany(): Record<Language, Company> {
  return useQuery({ ...siteQuery, select: companyOf }).data ?? LOADING;
}
