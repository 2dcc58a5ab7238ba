import TrendingDown from 'icon:TrendingDown';
import TrendingFlat from 'icon:TrendingFlat';
import TrendingUp from 'icon:TrendingUp';
import Box from '@mui/material/Box';
import type { Icon } from '../../shared/ui/icon';
import { TREND_TEXTS, type Trend } from './placeholders';

const looks: Record<Trend, { icon: Icon; color: string }> = {
  up: { icon: TrendingUp, color: 'success.main' },
  down: { icon: TrendingDown, color: 'error.main' },
  neutral: { icon: TrendingFlat, color: 'text.secondary' },
};

export function TrendMark({ trend }: { trend: Trend }) {
  const { icon: Icon, color } = looks[trend];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        color,
        fontSize: '0.875rem',
        fontWeight: 600,
      }}
    >
      {/* Not mirrored in Arabic, where a rise would read as a fall. */}
      <Icon />
      <bdi dir="ltr">{TREND_TEXTS[trend]}</bdi>
    </Box>
  );
}
