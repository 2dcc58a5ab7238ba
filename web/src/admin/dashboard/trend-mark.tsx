import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { DirectionalIcon } from '../../ui/directional-icon';
import { TREND_TEXTS, type Trend } from './placeholders';

const looks: Record<Trend, { icon: typeof SvgIcon; color: string }> = {
  up: { icon: TrendingUp, color: 'success.main' },
  down: { icon: TrendingDown, color: 'error.main' },
  neutral: { icon: TrendingFlat, color: 'text.secondary' },
};

export function TrendMark({ trend }: { trend: Trend }) {
  const { icon, color } = looks[trend];
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
      <DirectionalIcon icon={icon} />
      <bdi dir="ltr">{TREND_TEXTS[trend]}</bdi>
    </Box>
  );
}
