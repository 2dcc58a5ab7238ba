import type { MessageStatus } from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import type { Badge } from '../../shared/ui/theme/mui-theme';

export const STATUS_LABELS: Record<MessageStatus, PlainTranslationKey> = {
  new: 'New',
  processing: 'Processing',
  completed: 'Completed',
};

/** An unknown status counts as completed, as the specification says of the dashboard's badge. */
export const knownStatus = (status: MessageStatus): MessageStatus =>
  Object.hasOwn(STATUS_LABELS, status) ? status : 'completed';

export const STATUS_BADGES: Record<MessageStatus, Badge> = {
  new: 'blue',
  processing: 'yellow',
  completed: 'green',
};
