import type { ProjectGroup } from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

export const GROUP_LABELS: Readonly<Record<ProjectGroup, PlainTranslationKey>> = {
  aluminium: 'Aluminium',
  upvc: 'UPVC',
  glass: 'Glass',
  kitchen: 'Kitchen',
};
