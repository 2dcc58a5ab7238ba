import { categoryName, type GalleryImage, type Project, type ProjectGroup } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { titleCase } from './portfolio-filter';

export const GROUP_LABELS: Readonly<Record<ProjectGroup, PlainTranslationKey>> = {
  aluminium: 'Aluminium',
  upvc: 'UPVC',
  glass: 'Glass',
  kitchen: 'Kitchen',
};

export const groupLabel = (group: ProjectGroup | null): PlainTranslationKey =>
  group ? GROUP_LABELS[group] : 'Other work';

/** Category, place and year, if known. The separators do not break, so lines break only within a part. */
export function useProjectCaption(): (project: Project) => string {
  const { t } = useLanguage();
  return ({ category, location, year }) =>
    [t(groupLabel(category)), location, year].filter(Boolean).join('\u00a0·\u00a0');
}

/** Names an image, also one without texts. */
export function useImageName(): (image: Pick<GalleryImage, 'title' | 'altText' | 'subCategories'>) => string {
  const { t } = useLanguage();
  const { pictures } = useBlock('categories');
  return ({ title, altText, subCategories: [category] }) =>
    altText || title || (category ? titleCase(categoryName(pictures, category)) : t('Photo'));
}
