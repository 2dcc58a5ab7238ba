import { type CategoryList, categoryName, type SiteBlocks } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { siteQuery } from '../../shared/i18n/translation/use-block';

/** Chosen for a category that is typed. */
export const CUSTOM_CATEGORY = 'Custom Category';

const NONE: SiteBlocks['categories'] = { projects: [], pictures: [], posts: [] };

/** The site's categories, in the panel's language; none until they have arrived. */
export function useAllCategories(): SiteBlocks['categories'] {
  const { language } = useLanguage();
  return useQuery({ ...siteQuery, select: (site) => site[language].categories }).data ?? NONE;
}

export function useCategories(list: CategoryList) {
  const categories = useAllCategories()[list];
  const nameOf = (key: string) => categoryName(categories, key);
  return {
    keys: categories.map(({ key }) => key),
    nameOf,
    /** Those that forms and filters offer, and those that are chosen. */
    choices(chosen: readonly string[]) {
      const offered = categories.filter(({ key, isHidden }) => !isHidden || chosen.includes(key));
      const others = chosen.filter(
        (key) => key !== '' && !categories.some((category) => category.key === key),
      );
      return [
        ...offered.map(({ key, name }) => ({ value: key, label: name })),
        ...others.map((key) => ({ value: key, label: key })),
      ];
    },
  };
}
