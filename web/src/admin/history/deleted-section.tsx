import {
  type ContentKind,
  DELETED_DAYS,
  type DeletedEntry,
  type KeptImage,
  purgeDeleted,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Image } from '../../shared/ui/image';
import { callAsAdmin } from '../session/as-admin';
import type { Column } from '../ui/data-list/column';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { DeleteDialog } from '../ui/delete-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useInvalidation } from '../ui/use-invalidation';
import { historyQueries } from './history-queries';
import { EditedText } from './last-edited';
import { useRestore } from './use-restore';

const thumbnail = { inlineSize: 84, flexShrink: 0, borderRadius: 1 } as const;

/** The deleted entries, in place of a page's list. */
export default function DeletedSection({ kind }: { kind: ContentKind }) {
  const { t } = useLanguage();
  const list = useQuery(historyQueries.deleted(kind));
  const [purging, setPurging] = useState<DeletedEntry | null>(null);
  const noteDeletion = useFocusAfterDialog(purging !== null);
  const purge = usePurge(kind, noteDeletion, () => setPurging(null));
  const columns = useColumns(kind, setPurging);
  const nameOf = useNameOf();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
          {t('Deleted entries can be restored for {days} days.', { days: DELETED_DAYS })}
        </Typography>
        <Button component={Link} to={{ search: '' }}>
          {t('Back to the list')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t(
          'Until then, their images can still be opened at their URLs. Copies in caches may outlast “Delete for good”: those of the website end with its next deployment.',
        )}
      </Typography>
      <ListResults
        query={list}
        entries={list.data?.entries}
        errorText={t('Failed to load')}
        empty={t('Nothing has been deleted.')}
      >
        {(entries) => <DataList label={t('Deleted')} entries={entries} columns={columns} />}
      </ListResults>
      {list.data && list.data.kept.length > 0 && <KeptImages images={list.data.kept} />}
      {purging && (
        <DeleteDialog
          title={t('Delete {title} for good?', { title: nameOf(purging) })}
          text={t('This cannot be undone.')}
          isPending={purge.isPending}
          onConfirm={() => purge.mutate(purging.id)}
          onClose={() => setPurging(null)}
        />
      )}
    </Box>
  );
}

function useNameOf() {
  const { t } = useLanguage();
  return ({ title }: DeletedEntry) => title || t('Untitled project');
}

function usePurge(kind: ContentKind, onDeleted: () => void, onClose: () => void) {
  const { invalidate } = useInvalidation([historyQueries.deleted(kind).queryKey]);
  return useMutation({
    mutationFn: (id: string) => callAsAdmin(purgeDeleted, { params: { kind, id } }),
    onSuccess: async () => {
      await invalidate();
      onDeleted();
    },
    // The toast does not wait for the refetch.
    onError: () => void invalidate(),
    onSettled: onClose,
    meta: { done: 'Deleted for good', failed: 'Failed to delete' },
  });
}

function useColumns(kind: ContentKind, onPurge: (entry: DeletedEntry) => void): Column<DeletedEntry>[] {
  const { t } = useLanguage();
  const { restore, isRestoring } = useRestore(kind);
  const nameOf = useNameOf();
  return [
    {
      header: t('Image'),
      card: 'media',
      cell: ({ image }) => <Image image={image} alt="" sizes="84px" ratio={3 / 2} sx={thumbnail} />,
      sx: { inlineSize: 116 },
    },
    {
      header: t('Title'),
      card: 'head',
      cell: (entry) => (
        <>
          <Typography component="div" translate="no" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{bidiText(nameOf(entry))}</bdi>
          </Typography>
          <EditedText edited={entry} text="Deleted by {name}, {time}" />
        </>
      ),
    },
    {
      header: t('Actions'),
      card: 'footer',
      cell: (entry) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Button
            aria-label={t('Restore {title}', { title: nameOf(entry) })}
            disabled={isRestoring}
            onClick={() => restore([entry.id])}
          >
            {t('Restore')}
          </Button>
          <Button
            color="error"
            aria-label={t('Delete {title} for good', { title: nameOf(entry) })}
            onClick={() => onPurge(entry)}
          >
            {t('Delete for good')}
          </Button>
        </Box>
      ),
      sx: { inlineSize: 264 },
    },
  ];
}

/** Files that only the history of an entry still shows. */
function KeptImages({ images }: { images: readonly KeptImage[] }) {
  const { t, language } = useLanguage();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
        marginBlockStart: 2,
      }}
    >
      {images.map(({ image, title }) => (
        <li key={`${image} ${title}`}>
          <Image image={image} alt="" sizes="160px" ratio={3 / 2} sx={{ borderRadius: 1 }} />
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {bidiText(t('In the history of {title}', { title: title || t('Untitled project') }), language)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
