import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { Trend } from './placeholders';
import { TrendMark } from './trend-mark';

interface Props {
  title: string;
  value: number;
  description: string;
  icon: typeof SvgIcon;
  trend?: Trend;
  to: string;
}

/** A count. The whole card links to its list. */
export function StatCard({ title, value, description, icon: Icon, trend, to }: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        position: 'relative',
        padding: { xs: 2, md: 2.5 },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h3" sx={{ fontSize: '1rem' }}>
          {title}
        </Typography>
        <Icon color="primary" />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', marginBlockStart: 1 }}>
        <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.3 }}>{value}</Typography>
        {trend && <TrendMark trend={trend} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {description}
      </Typography>
      <Link
        component={RouterLink}
        to={to}
        underline="hover"
        aria-label={t('View details: {title}', { title })}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minBlockSize: 44,
          marginBlockStart: 0.5,
          fontWeight: 600,
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        }}
      >
        {t('View details')}
      </Link>
    </Paper>
  );
}
