import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useLanguage } from '../../shared/i18n/language-context';
import { COUNTED_SECTIONS, type Counts } from './counted-sections';
import { TRENDS } from './placeholders';
import { StatCard } from './stat-card';

/** A card for each count; skeletons while loading. */
export function StatCards({ counts }: { counts: Counts | undefined }) {
  const { t } = useLanguage();
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
      {COUNTED_SECTIONS.map(({ counted, path, title, description, icon }) =>
        counts ? (
          <StatCard
            key={counted}
            title={t(title)}
            value={counts[counted]}
            description={t(description)}
            icon={icon}
            trend={TRENDS[counted]}
            to={path}
          />
        ) : (
          <Skeleton key={counted} variant="rounded" height={184} />
        ),
      )}
    </Box>
  );
}
