import {
  ContentKind,
  KINDS,
  LANGUAGES,
  type QueuedEntry,
  type QueueRow,
  type ReviewQueue,
  wordsOf,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef } from 'react';
import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { HAIRLINE } from '../../shared/ui/hairline';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { translationQueries } from '../history/translation-queries';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { FilterSelect } from '../ui/filter-select';
import { TRANSLATIONS_PATH } from '../ui/translation-state';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useTranslationColumns } from './translation-columns';
import { usePendingTranslation } from './use-pending-translation';

const TranslationDialog = retryableLazy(() => import('./translation-dialog'));

export default function TranslationsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [params, setParams] = useSearchParams();
  const kind = ContentKind.safeParse(params.get('kind')).data;
  const to = LANGUAGES.find((language) => language === params.get('to'));
  const filter = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  const { openKind, openId, from } = useOpenEntry();
  const queue = useInfiniteQuery({ ...translationQueries.queue(to), enabled: from === undefined });
  const { progress, run } = usePendingTranslation();
  useFocusAfterDialog(openId !== undefined);

  const pages = queue.data?.pages ?? [];
  const entries = entriesOf(pages, kind);
  const total = totalOf(pages, kind);
  const hasMore = entries.length < total && queue.hasNextPage;
  const translatePending = async () => {
    let loaded = queue;
    let hasFailed = queue.isLoadingError;
    // Pending entries may be on a later page.
    while (hasMore && loaded.hasNextPage && !hasFailed) {
      loaded = await loaded.fetchNextPage();
      hasFailed = loaded.isFetchNextPageError;
    }
    if (!hasFailed) await run(entriesOf(loaded.data?.pages ?? [], kind).filter(isPending));
  };
  // The panel keeps the focus, which a disabled or removed button would lose.
  const showMore = async () => {
    if (queue.isFetchingNextPage) return;
    const { hasNextPage } = await queue.fetchNextPage();
    if (!hasNextPage) panel.current?.focus({ preventScroll: true });
  };
  const pathOf = (entry?: Pick<QueuedEntry, 'kind' | 'id'>) => ({
    pathname: entry ? `${TRANSLATIONS_PATH}/${entry.kind}/${entry.id}` : TRANSLATIONS_PATH,
    search: params.toString(),
  });
  // An entry outside the queue is followed by the first one.
  const next = entries[entries.findIndex((entry) => entry.kind === openKind && entry.id === openId) + 1];
  const replaceBy = (to: ReturnType<typeof pathOf> | string) => navigate(to, { replace: true });
  const columns = useTranslationColumns(pathOf);

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography color="textSecondary">
          {t('Texts in the other language that nobody has reviewed yet, newest first, images last.')}
        </Typography>
        <FilterSelect
          label={t('Language')}
          all={t('All')}
          value={to}
          options={[
            { value: 'en', label: t('English to check') },
            { value: 'ar', label: t('Arabic to check') },
          ]}
          onChange={(chosen) => filter('to', chosen)}
          sx={{ minInlineSize: 180 }}
        />
        <Button
          variant="contained"
          disabled={!hasMore && !entries.some(isPending)}
          loading={progress !== undefined}
          onClick={translatePending}
        >
          {t('Translate what is pending')}
        </Button>
      </Box>
      {progress && (
        <Box>
          <LinearProgress
            variant="determinate"
            aria-label={t('Translate what is pending')}
            value={progress.total && (100 * progress.done) / progress.total}
          />
          <Typography variant="body2" color="textSecondary" role="status">
            {t('{done} of {total}', progress)}
          </Typography>
        </Box>
      )}
      <Tabs
        value={kind ?? 'all'}
        onChange={(_, chosen: string) => filter('kind', chosen === 'all' ? undefined : chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('Kind')}
        sx={{ borderBlockEnd: HAIRLINE }}
      >
        <Tab
          value="all"
          id={`${panelId}-all`}
          aria-controls={panelId}
          label={`${t('All')} (${totalOf(pages)})`}
        />
        {ContentKind.options.map((option) => (
          <Tab
            key={option}
            value={option}
            id={`${panelId}-${option}`}
            aria-controls={panelId}
            label={`${t(KINDS[option].label)} (${totalOf(pages, option)})`}
          />
        ))}
      </Tabs>
      <Box
        ref={panel}
        role="tabpanel"
        id={panelId}
        tabIndex={-1}
        aria-labelledby={`${panelId}-${kind ?? 'all'}`}
        sx={{ outline: 'none' }}
      >
        <ListResults
          query={queue}
          entries={queue.data && entries.map((entry) => ({ id: `${entry.kind}/${entry.id}`, entry }))}
          errorText={t('Failed to fetch translations')}
          empty={t('Everything is reviewed.')}
        >
          {(rows) => (
            <DataList
              label={t('Translations')}
              entries={rows}
              columns={columns}
              onOpen={({ entry }) => navigate(pathOf(entry))}
            />
          )}
        </ListResults>
        {hasMore && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBlockStart: 2 }}>
            <Button variant="outlined" aria-busy={queue.isFetchingNextPage} onClick={showMore}>
              {t('Show more')}
            </Button>
            <Typography variant="body2" color="textSecondary" role="status">
              {t('{done} of {total}', { done: entries.length, total })}
            </Typography>
          </Box>
        )}
      </Box>
      {openKind && openId && (
        <Suspense>
          <TranslationDialog
            kind={openKind}
            id={openId}
            isInQueue={from === undefined}
            onNext={next && (() => replaceBy(pathOf(next)))}
            onClose={() => replaceBy(from ?? pathOf())}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** The entry of the URL, and the URL of the list that opened it; absent for the queue. */
function useOpenEntry() {
  const { kind, id } = useMatch(`${TRANSLATIONS_PATH}/:kind/:id`)?.params ?? {};
  const state: unknown = useLocation().state;
  const from = state instanceof Object && 'from' in state ? String(state.from) : undefined;
  return { openKind: ContentKind.safeParse(kind).data, openId: id, from };
}

/** Images are the last: many a title is the name of a file. */
const placeOf = ({ kind }: QueueRow) => Number(wordsOf(kind)?.isReviewedLast ?? false);

/** The loaded entries of a kind, or of all, newest first. */
function entriesOf(pages: readonly ReviewQueue[], kind?: ContentKind): QueueRow[] {
  return pages
    .flatMap((page) => page.entries)
    .filter((entry) => !kind || entry.kind === kind)
    .sort((a, b) => placeOf(a) - placeOf(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

const isPending = ({ state }: QueueRow) => state === 'pending' || state === 'outdated';

/** The number of entries of a kind, or of all, without those reviewed since the pages were loaded. */
function totalOf(pages: readonly ReviewQueue[], kind?: ContentKind): number {
  const kinds = kind ? [kind] : ContentKind.options;
  return kinds.reduce((sum, kind) => sum + (pages[0]?.totals[kind] ?? 0), 0);
}
