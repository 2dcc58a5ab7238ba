import ChevronLeft from 'icon:ChevronLeft';
import ChevronRight from 'icon:ChevronRight';
import { COMPANY, type Message, type MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { FailedLoad } from '../../shared/ui/failed-load';
import { DirectionalIcon } from '../../shared/ui/icon';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { IconButton } from '../ui/icon-button';
import { LazyDialog } from '../ui/lazy-dialog';
import { MessageDetails, type ShownMessage } from './message-details';
import { messageQueries, useMessageMutations } from './message-queries';
import { MessageTimeline } from './message-timeline';
import { dialogInPrint, PRINTED_CLASS, pageInPrint } from './print-styles';
import { ReceivedTime } from './received-time';
import { StatusSelect } from './status-select';
import type { AdjacentMessages } from './use-adjacent-messages';

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Handles single-letter keys, except in fields and in dialogs above, whose events React bubbles here. */
function onShortcut(shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, currentTarget, nativeEvent } = event;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest('input, textarea, select, [role="combobox"], [contenteditable="true"]')) return;
    const run = shortcuts[letterOf(event)];
    if (!run) return;
    event.preventDefault();
    run();
  };
}

/** The Latin letter of a key, also on an Arabic keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

// Lazy, because the list needs no form.
const ReplyDialog = retryableLazy(() => import('./reply-dialog'));

interface Props {
  id: string;
  /** The list's message, shown until its details are loaded. */
  listed: Message | undefined;
  neighbours: AdjacentMessages;
  onStatus: (message: Message, status: MessageStatus) => void;
  onNote: (message: Message) => void;
  onDelete: (message: Message) => void;
  onSendMails: () => void;
  isSendingMails: boolean;
  onClose: () => void;
}

/** Printing the page prints only the message. */
export function MessageDialog({
  id,
  listed,
  neighbours,
  onStatus,
  onNote,
  onDelete,
  onClose,
  ...mails
}: Props) {
  const { language, t, translateIfKnown } = useLanguage();
  const titleId = useId();
  const { data: details, error, refetch } = useQuery(messageQueries.detail(id));
  const message: ShownMessage | undefined = error ? undefined : (details ?? listed);
  const { recordContact } = useMessageMutations();
  const [replyingTo, setReplyingTo] = useState<Message | null>(null);
  const { previous, next } = neighbours;
  const complete =
    message && message.status !== 'completed' ? () => onStatus(message, 'completed') : undefined;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        onKeyDown={replyingTo ? undefined : onShortcut({ j: next, k: previous, e: complete })}
        fullWidth
        maxWidth="md"
        aria-labelledby={titleId}
        {...{ [PRINTED_CLASS]: '' }}
        sx={dialogInPrint}
      >
        <GlobalStyles styles={pageInPrint} />
        <Typography sx={{ display: 'none', displayPrint: 'block', paddingInline: 3 }}>
          {COMPANY.name[language]} · <bdi dir="ltr">{COMPANY.phones[0]}</bdi> ·{' '}
          <bdi dir="ltr">{COMPANY.email}</bdi>
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 2 }}>
          <DialogTitle id={titleId} sx={{ flexGrow: 1 }}>
            {t('Message Details')}
          </DialogTitle>
          <Steps neighbours={neighbours} />
        </Box>
        {message && <Head message={message} onStatus={onStatus} />}
        <DialogContent dividers>
          {error ? (
            <FailedLoad
              text={translateIfKnown(errorText(error))}
              retryLabel={t('Retry')}
              onRetry={refetch}
              margin={0}
            />
          ) : message ? (
            <>
              <MessageDetails
                message={message}
                onContact={(kind) => recordContact.mutate({ id, kind })}
                onNote={() => onNote(message)}
                {...mails}
              />
              {details && <MessageTimeline message={details} />}
            </>
          ) : (
            <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
              <CircularProgress aria-label={t('Loading...')} />
            </Box>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
          {message && (
            <>
              <Button color="error" onClick={() => onDelete(message)} sx={{ marginInlineEnd: 'auto' }}>
                {t('Delete')}
              </Button>
              <Button onClick={() => window.print()}>{t('Print')}</Button>
              {complete && (
                <Tooltip title={`${t('Complete')} (E)`}>
                  <Button aria-label={t('Complete')} aria-keyshortcuts="E" onClick={complete}>
                    {t('Complete')}
                  </Button>
                </Tooltip>
              )}
            </>
          )}
          <Button onClick={onClose}>{t('Close')}</Button>
          {message && (
            <Button variant="contained" onClick={() => setReplyingTo(message)}>
              {t('Reply')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {replyingTo && (
        <LazyDialog onFailure={() => setReplyingTo(null)}>
          <ReplyDialog message={replyingTo} onClose={() => setReplyingTo(null)} />
        </LazyDialog>
      )}
    </>
  );
}

function Steps({ neighbours: { previous, next } }: { neighbours: AdjacentMessages }) {
  const { t } = useLanguage();
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <IconButton label={t('Previous message')} shortcut="K" onClick={previous} disabled={!previous}>
        <DirectionalIcon icon={ChevronLeft} />
      </IconButton>
      <IconButton label={t('Next message')} shortcut="J" onClick={next} disabled={!next}>
        <DirectionalIcon icon={ChevronRight} />
      </IconButton>
    </Box>
  );
}

function Head({ message, onStatus }: { message: Message; onStatus: Props['onStatus'] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        paddingInline: 3,
        paddingBlockEnd: 1.5,
      }}
    >
      <Box aria-live="polite" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" translate="no" sx={{ fontWeight: 600 }}>
          <bdi>{message.name}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ displayPrint: 'none' }}>
          <ReceivedTime isoDate={message.createdAt} />
        </Typography>
      </Box>
      <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />
    </Box>
  );
}
