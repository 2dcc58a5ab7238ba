import type { Role } from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

export const ROLE_NAMES: Readonly<Record<Role, PlainTranslationKey>> = {
  administrator: 'Administrator',
  content: 'Content only',
  desk: 'Enquiries only',
};
