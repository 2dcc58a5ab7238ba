import Chip from '@mui/material/Chip';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { type Badge, badgeStyle } from '../../../shared/ui/theme/badge';

/** Amber for new; anything neither new nor processing counts as completed. */
function badgeOf(status: string): { label: PlainTranslationKey; badge: Badge } {
  if (status === 'new') return { label: 'New', badge: 'amber' };
  if (status === 'processing') return { label: 'Processing', badge: 'blue' };
  return { label: 'Completed', badge: 'green' };
}

export function StatusBadge({ status }: { status: string }) {
  const { t } = useLanguage();
  const { label, badge } = badgeOf(status);
  return <Chip size="small" label={t(label)} sx={{ fontWeight: 600, ...badgeStyle(badge) }} />;
}
