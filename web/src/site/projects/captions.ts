import type { Project, ProjectGroup } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

export const GROUP_LABELS: Readonly<Record<ProjectGroup, PlainTranslationKey>> = {
  aluminium: 'Aluminium',
  upvc: 'UPVC',
  glass: 'Glass',
  kitchen: 'Kitchen',
};

/** Returns the caption of a project: its category, place and year, as far as they are known. */
export function useProjectCaption(): (project: Project) => string {
  const { t } = useLanguage();
  return ({ category, location, year }) =>
    [t(category ? GROUP_LABELS[category] : 'Other work'), location, year].filter(Boolean).join(' · ');
}
