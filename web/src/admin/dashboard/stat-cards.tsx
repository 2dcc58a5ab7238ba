import TrendingDown from 'icon:TrendingDown';
import TrendingFlat from 'icon:TrendingFlat';
import TrendingUp from 'icon:TrendingUp';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { Icon } from '../../shared/ui/icon';
import { Skeleton } from '../../shared/ui/skeleton';
import { useCompany } from '../ui/use-company';
import { COUNTED_SECTIONS, type Counts } from './counted-sections';
import { TREND_TEXTS, TRENDS, type Trend } from './placeholders';

const looks: Record<Trend, { icon: Icon; color: string }> = {
  up: { icon: TrendingUp, color: 'success.main' },
  down: { icon: TrendingDown, color: 'error.main' },
  neutral: { icon: TrendingFlat, color: 'text.secondary' },
};

function TrendMark({ trend }: { trend: Trend }) {
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
      {/* The icon is not mirrored in Arabic, where a rise would read as a fall. */}
      <Icon />
      <bdi dir="ltr">{TREND_TEXTS[trend]}</bdi>
    </Box>
  );
}

interface Props {
  title: string;
  value: number;
  description: string;
  icon: typeof SvgIcon;
  trend?: Trend;
  to: string;
}

function StatCard({ title, value, description, icon: Icon, trend, to }: Props) {
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

export function StatCards({ counts }: { counts: Counts | undefined }) {
  const { t } = useLanguage();
  const { isSample } = useCompany().en;
  return (
    <Box
      {...(!counts && { role: 'status', 'aria-label': t('Loading...') })}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {COUNTED_SECTIONS.filter(({ counted }) => !counts || counts[counted] !== undefined).map(
        ({ counted, path, title, description, icon }) =>
          counts ? (
            <StatCard
              key={counted}
              title={t(title)}
              value={counts[counted] ?? 0}
              description={t(description)}
              icon={icon}
              {...(isSample && { trend: TRENDS[counted] })}
              to={path}
            />
          ) : (
            <Skeleton key={counted} variant="rounded" sx={{ blockSize: 184 }} />
          ),
      )}
    </Box>
  );
}
