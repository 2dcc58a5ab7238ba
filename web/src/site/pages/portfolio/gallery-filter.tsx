import { PORTFOLIO_SUB_CATEGORIES, type PortfolioSubCategory, subCategorySlug } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { FilterChips, type FilterOption } from '../../ui/filter-chips';
import { Skeleton } from '../../ui/skeleton';
import { GROUP_LABELS } from './captions';
import { FilterMenu } from './filter-menu';
import { type PortfolioFilter, titleCase } from './portfolio-filter';

const ALL = 'all';

interface Props {
  /** Those that occur. */
  subCategories: readonly PortfolioSubCategory[];
  isPending: boolean;
  filter: PortfolioFilter;
  onFilter: (category: string | null) => void;
}

/** All, and each sub-category with images: chips, or on a phone a menu. */
export function GalleryFilter({ subCategories, isPending, filter, onFilter }: Props) {
  const { t } = useLanguage();
  const { subCategory, group } = filter;
  // All of them reserve the space until the occurring ones are known.
  const names = PORTFOLIO_SUB_CATEGORIES.filter(
    (name) => isPending || name === subCategory || subCategories.includes(name),
  );
  const options: FilterOption<string>[] = [
    { value: ALL, label: titleCase(t('ALL')) },
    ...(group && !subCategory ? [{ value: group, label: t(GROUP_LABELS[group]) }] : []),
    ...names.map((name) => ({ value: subCategorySlug(name), label: titleCase(t(name)) })),
  ];
  const choice = {
    label: t('Filter the gallery'),
    options,
    value: subCategory ? subCategorySlug(subCategory) : (group ?? ALL),
    onChange: (value: string) => onFilter(value === ALL ? null : value),
  };
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <WhilePending isPending={isPending}>
          <FilterChips {...choice} />
        </WhilePending>
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <WhilePending isPending={isPending}>
          <FilterMenu {...choice} />
        </WhilePending>
      </Box>
    </>
  );
}

/** A skeleton of its children's size. */
function WhilePending({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  if (!isPending) return children;
  return (
    <Skeleton variant="rounded" sx={{ inlineSize: '100%', maxWidth: 'none' }}>
      {children}
    </Skeleton>
  );
}
