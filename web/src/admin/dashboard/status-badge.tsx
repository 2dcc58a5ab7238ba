import Chip from '@mui/material/Chip';
import { useLanguage } from '../../language/language-context';
import type { PlainSentence } from '../../language/sentence';

interface Look {
  label: PlainSentence;
  color: 'warning' | 'info' | 'success';
}

/** Amber for what is new; whatever is neither new nor in work counts as done. */
function lookOf(status: string): Look {
  if (status === 'new') return { label: 'New', color: 'warning' };
  if (status === 'processing') return { label: 'Processing', color: 'info' };
  return { label: 'Completed', color: 'success' };
}

export function StatusBadge({ status }: { status: string }) {
  const { t } = useLanguage();
  const { label, color } = lookOf(status);
  return <Chip size="small" variant="outlined" color={color} label={t(label)} sx={{ fontWeight: 600 }} />;
}
