import { type ContentKind, MAX_REVISIONS, type Revision, type RevisionDetails } from '@alnafitha/contract';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { HAIRLINE } from '../../shared/ui/hairline';
import { LoadingBar } from '../../shared/ui/loading-bar';
import { QueryFailure } from '../ui/query-failure';
import { Differences } from './differences';
import { useFieldLabel } from './field-labels';
import { historyQueries } from './history-queries';

interface Entry {
  kind: ContentKind;
  id: string;
}

interface Props extends Entry {
  /** Title of the entry. */
  title: string;
  /** Opens the form with the values of a revision. */
  onOpen?: (revision: RevisionDetails) => void;
  /** In place of the changes, if there are none. */
  empty?: string;
  onClose: () => void;
}

/** The changes of an entry, newest first. */
export default function HistoryDialog({ title, onOpen, empty, onClose, ...entry }: Props) {
  const { t, language } = useLanguage();
  const titleId = useId();
  const list = useQuery(historyQueries.revisions(entry.kind, entry.id));
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {bidiText(t('History of {title}', { title }), language)}
      </DialogTitle>
      <DialogContent dividers>
        <Loaded query={list}>
          {({ revisions }) =>
            revisions.length === 0 ? (
              (empty ?? t('No changes yet'))
            ) : (
              <>
                <Typography variant="body2" color="textSecondary">
                  {t('The newest {count} changes are kept.', { count: MAX_REVISIONS })}
                </Typography>
                <Box component="ul" sx={{ marginBlockStart: 1 }}>
                  {revisions.map((revision) => (
                    <Change
                      key={revision.id}
                      entry={entry}
                      revision={revision}
                      isOpen={openId === revision.id}
                      onToggle={() => setOpenId(openId === revision.id ? null : revision.id)}
                      {...(onOpen && { onOpen })}
                    />
                  ))}
                </Box>
              </>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlock: 1.5 }}>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChangeProps {
  entry: Entry;
  revision: Revision;
  isOpen: boolean;
  onToggle: () => void;
  onOpen?: (revision: RevisionDetails) => void;
}

function Change({ entry, revision, isOpen, onToggle, onOpen }: ChangeProps) {
  const { formatDateTime } = useLanguage();
  const labelOf = useFieldLabel();
  const detailsId = useId();
  const fields = [...new Set(revision.changed.map(labelOf))];
  return (
    <Box component="li" sx={{ borderBlockEnd: HAIRLINE }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onToggle}
        sx={{
          inlineSize: '100%',
          minBlockSize: 44,
          paddingBlock: 1,
          gap: 1,
          justifyContent: 'space-between',
          textAlign: 'start',
        }}
      >
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {formatDateTime(revision.at)} · <bdi translate="no">{revision.by}</bdi>
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {fields.join(' · ')}
          </Typography>
        </span>
        <ExpandMore sx={isOpen ? { rotate: '180deg' } : {}} />
      </ButtonBase>
      {isOpen && (
        <Box id={detailsId} sx={{ paddingBlockEnd: 2 }}>
          <Details entry={entry} id={revision.id} {...(onOpen && { onOpen })} />
        </Box>
      )}
    </Box>
  );
}

function Details({ entry, id, onOpen }: Pick<ChangeProps, 'entry' | 'onOpen'> & { id: string }) {
  const { t } = useLanguage();
  const details = useQuery(historyQueries.revision(entry.kind, entry.id, id));
  return (
    <Loaded query={details}>
      {(revision) => (
        <>
          <Differences differences={revision.differences} labels={{ before: t('Then'), now: t('Now') }} />
          {onOpen && (
            <Button variant="outlined" onClick={() => onOpen(revision)} sx={{ marginBlockStart: 2 }}>
              {t('Open in the form')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useLanguage();
  return (
    <>
      <QueryFailure query={query} text={t('Failed to load')} />
      {query.data !== undefined
        ? children(query.data)
        : !query.error && <LoadingBar label={t('Loading...')} />}
    </>
  );
}
