import {
  ACCOUNT_EVENTS,
  type Action,
  type ActivityRow,
  AREAS,
  type Area,
  BLOCK_TITLES,
  type BlockId,
  ContentKind,
  EVENT_DAYS,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { Skeleton } from '../../shared/ui/skeleton';
import { EVENT_LABELS } from '../account/activity';
import { useFieldLabel } from '../history/field-labels';
import { peopleQuery } from '../people/people-queries';
import { ROLE_NAMES } from '../session/role-names';
import { FilterSelect } from '../ui/filter-select';
import { DateField } from '../ui/form/date-field';
import { LazyDialog } from '../ui/lazy-dialog';
import { QueryFailure } from '../ui/query-failure';
import { Row, Rows } from '../ui/rows';
import { Section } from '../ui/section';
import { type ActivityFilter, activityQuery } from './activity-queries';

const HistoryDialog = retryableLazy(() => import('../history/history-dialog'));

const AREA_NAMES: Readonly<Record<Area, PlainTranslationKey>> = {
  posts: 'Blog Posts',
  projects: 'Projects',
  services: 'Services',
  images: 'Images',
  testimonials: 'Testimonials',
  blocks: 'Website',
  messages: 'Messages',
  accounts: 'People',
};

const ACTION_LABELS: Readonly<Record<Action, PlainTranslationKey>> = {
  ...EVENT_LABELS,
  signedIn: 'Signed in',
  invited: 'Invitation sent',
  joined: 'Invitation accepted',
  exported: 'Exported',
  answered: 'Answer noted or sent',
  created: 'Created',
  deleted: 'Moved to the deleted ones',
  restored: 'Restored',
  purged: 'Deleted for good',
  changed: 'Changed',
  appeared: 'Published',
  withdrawn: 'No longer published',
};

/** What can be seen of a row: the enquiry, the block's form, or the history of an entry. */
const isContent = (area: Area): area is ContentKind => ContentKind.options.some((kind) => kind === area);

export default function ActivityPage() {
  const { t, translateIfKnown } = useLanguage();
  const [params, setParams] = useSearchParams();
  const { data: people } = useQuery(peopleQuery);
  const filter = filterOf(params);
  const query = useInfiniteQuery(activityQuery(filter));
  const [shown, setShown] = useState<ActivityRow>();
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const set = (name: keyof ActivityFilter, value: string | undefined) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const close = () => setShown(undefined);
  return (
    <Box sx={{ maxInlineSize: 860 }}>
      <Section title={t('Activity')}>
        <Typography color="textSecondary">
          {t('Who did what in the last {days} days. Nothing that customers wrote is here.', {
            days: EVENT_DAYS,
          })}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <FilterSelect
            label={t('Kind')}
            all={t('All')}
            value={filter.area}
            options={AREAS.map((area) => ({ value: area, label: t(AREA_NAMES[area]) }))}
            onChange={(area) => set('area', area)}
          />
          <FilterSelect
            label={t('Person')}
            all={t('Everybody')}
            value={filter.person}
            options={(people?.people ?? []).map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
            onChange={(person) => set('person', person)}
          />
          <DateField
            size="small"
            label={t('Day')}
            value={filter.day ?? ''}
            onChange={({ target }) => set('day', target.value)}
          />
        </Box>
        <QueryFailure query={query} />
        {!query.data && !query.error && <Skeleton variant="rounded" sx={{ blockSize: 240 }} />}
        {query.data && rows.length === 0 && <Typography>{t('Nothing yet')}</Typography>}
        <Rows>
          {rows.map((row) => (
            <ActivityEntry key={row.id} row={row} onShow={() => setShown(row)} />
          ))}
        </Rows>
        {query.hasNextPage && (
          <Button
            loading={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
            sx={{ justifySelf: 'start' }}
          >
            {t('Show more')}
          </Button>
        )}
      </Section>
      {shown?.entry !== undefined && isContent(shown.area) && (
        <LazyDialog onFailure={close}>
          <HistoryDialog
            kind={shown.area}
            id={shown.entry}
            title={translateIfKnown(titleOf(shown) || AREA_NAMES[shown.area])}
            empty={t('There is nothing to see any more: it is gone, or was never changed.')}
            onClose={close}
          />
        </LazyDialog>
      )}
    </Box>
  );
}

function filterOf(params: URLSearchParams): ActivityFilter {
  const area = AREAS.find((choice) => choice === params.get('area'));
  const [person, day] = [params.get('person'), params.get('day')];
  return { ...(area && { area }), ...(person && { person }), ...(day && { day }) };
}

function titleOf({ area, entry = '', title }: ActivityRow): string {
  return area === 'blocks' ? (BLOCK_TITLES[entry as BlockId] ?? entry) : (title ?? '');
}

function ActivityEntry({ row, onShow }: { row: ActivityRow; onShow: () => void }) {
  const { t, translateIfKnown } = useLanguage();
  const labelOf = useFieldLabel();
  const id = useId();
  const { action, area, at, by, changed = [], count, device, entry, network, role, username } = row;
  const isOfAccount = ACCOUNT_EVENTS.some((event) => event === action) || area === 'accounts';
  return (
    <Row
      id={id}
      at={at}
      title={
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <bdi translate="no">{by ?? t('Whoever runs the website')}</bdi>
          {': '}
          {t(ACTION_LABELS[action])}
        </Box>
      }
      details={[
        t(AREA_NAMES[area]),
        translateIfKnown(titleOf(row)),
        count === undefined ? undefined : String(count),
        [...new Set(action === 'changed' ? changed.map(labelOf) : [])].join(', '),
        isOfAccount ? username : undefined,
        role && t(ROLE_NAMES[role]),
        device,
        network,
      ]}
    >
      {entry !== undefined && area === 'messages' && (
        <Button size="small" component={Link} to={`/admin/messages/${entry}`} aria-describedby={id}>
          {t('Open')}
        </Button>
      )}
      {entry !== undefined && isContent(area) && (
        <Button size="small" aria-haspopup="dialog" aria-describedby={id} onClick={onShow}>
          {t('Differences')}
        </Button>
      )}
    </Row>
  );
}
