import { type Dashboard, LANGUAGES, type Language } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LOCALES } from '../../shared/i18n/formats';
import { useLanguage } from '../../shared/i18n/language-context';
import { Skeleton } from '../../shared/ui/skeleton';
import { useMay } from '../session/use-may';
import { useUpcoming } from '../ui/use-upcoming';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest whole unit, at least a minute: `3 hours`, `2 days`. */
export function formatDuration(ms: number, language: Language): string {
  const age = Math.max(MINUTE, ms);
  const [unit, length] =
    age >= DAY
      ? (['day', DAY] as const)
      : age >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(age / length));
}

interface Item {
  label: string;
  /** The value; absent while it is loading. */
  value: string | undefined;
  to: string;
  /** Whether there is pending work. */
  isOpen: boolean;
  isOverdue?: boolean | undefined;
  note?: string | undefined;
}

export function Waiting({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { t, language } = useLanguage();
  const may = useMay();
  const { waiting, responses } = dashboard ?? {};
  const oldest = waiting?.oldestUnanswered;
  const unsent = waiting?.unsent;
  const next = useUpcoming(waiting?.scheduled?.next ?? '');
  const count = (value: number | undefined) =>
    value === undefined ? undefined : value === 0 ? t('None') : String(value);
  const items: readonly Item[] = [
    ...(may('desk')
      ? [
          {
            label: t('New messages'),
            value: count(waiting?.newEnquiries),
            to: '/admin/messages?status=new',
            isOpen: Boolean(waiting?.newEnquiries),
          },
          {
            label: t('Oldest unanswered'),
            value: oldest
              ? formatDuration(Date.now() - Date.parse(oldest.createdAt), language)
              : waiting && t('Nothing waiting'),
            to: oldest ? `/admin/messages/${oldest.id}` : '/admin/messages?status=new',
            isOpen: Boolean(oldest),
            isOverdue: oldest?.isOverdue,
            note: oldest?.isOverdue ? t('Overdue') : undefined,
          },
        ]
      : []),
    ...(typeof responses?.medianMs === 'number'
      ? [
          {
            label: t('First answer after'),
            value: formatDuration(responses.medianMs, language),
            to: '/admin/messages',
            isOpen: false,
            note: t('{share} within a working day', {
              // The Arabic format has invisible marks, which a font shows as a gap before the sign.
              share: `${Math.round(100 * (responses.withinPromise ?? 0))}%`,
            }),
          },
        ]
      : []),
    ...(may('content')
      ? [
          {
            label: t('Drafts'),
            value: count(waiting?.drafts),
            to: '/admin/blog-posts?state=draft',
            isOpen: Boolean(waiting?.drafts),
          },
          {
            label: t('Images without a description'),
            value: count(waiting?.undescribedImages),
            to: '/admin/images?description=none',
            isOpen: Boolean(waiting?.undescribedImages),
          },
        ]
      : []),
    ...LANGUAGES.filter((missing) => waiting?.untranslated?.[missing]).map((missing) => ({
      label: missing === 'en' ? t('Without English') : t('Without Arabic'),
      value: String(waiting?.untranslated?.[missing]),
      to: `/admin/translations?to=${missing}`,
      isOpen: true,
    })),
    ...(waiting?.scheduled
      ? [
          {
            label: t('Scheduled posts'),
            value: String(waiting.scheduled.count),
            to: '/admin/blog-posts?state=scheduled',
            isOpen: true,
            note: next && t('Live on {time}', { time: next }),
          },
        ]
      : []),
    ...(unsent
      ? [
          {
            label: t('Mails not sent'),
            value: String(unsent.count),
            to: unsent.id
              ? `/admin/messages/${unsent.id}`
              : `/admin/messages${unsent.deleted ? '?deleted=yes' : ''}`,
            isOpen: true,
            note: unsent.id ? undefined : unsent.deleted ? t('Deleted messages') : t('Mail to the office'),
          },
        ]
      : []),
  ];
  return (
    <Paper
      component="ul"
      variant="outlined"
      aria-label={t('Waiting now')}
      aria-busy={!waiting}
      sx={{
        display: 'grid',
        // The gaps draw the lines between the items.
        gap: '1px',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${items.length}, minmax(0, 1fr))`,
        },
        '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        overflow: 'hidden',
        backgroundColor: 'divider',
      }}
    >
      {items.map((item) => (
        <WaitingItem key={item.label} {...item} />
      ))}
    </Paper>
  );
}

function WaitingItem({ label, value, to, isOpen, isOverdue, note }: Item) {
  return (
    <Box component="li" sx={{ display: 'flex', backgroundColor: 'background.paper' }}>
      <ButtonBase
        component={Link}
        to={to}
        focusRipple
        sx={{
          flexGrow: 1,
          minInlineSize: 0,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: 0.5,
          paddingInline: 2,
          paddingBlock: 1.5,
          textAlign: 'start',
          '&:hover': { backgroundColor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
        }}
      >
        <Typography component="span" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography
          component="span"
          sx={{
            fontSize: '1.15rem',
            lineHeight: 1.4,
            fontWeight: isOpen ? 700 : 400,
            color: isOverdue ? 'error.main' : isOpen ? 'primary.main' : 'text.secondary',
          }}
        >
          {value ?? <Skeleton sx={{ inlineSize: 56 }} />}
        </Typography>
        {note && (
          <Typography component="span" variant="caption" color={isOverdue ? 'error' : 'textSecondary'}>
            {note}
          </Typography>
        )}
      </ButtonBase>
    </Box>
  );
}
