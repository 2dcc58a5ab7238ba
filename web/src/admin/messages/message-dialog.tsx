import ChevronLeft from 'icon:ChevronLeft';
import ChevronRight from 'icon:ChevronRight';
import type { Message, MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { DirectionalIcon } from '../../shared/ui/icon';
import { LazyPart } from '../../shared/ui/lazy-part';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { IconButton } from '../ui/icon-button';
import { QueryFailure } from '../ui/query-failure';
import { useCompany } from '../ui/use-company';
import { AnsweredAlert } from './answered-alert';
import { columns, dialogInPrint, PRINTED_CLASS, pageInPrint, scrolled, sticky, tall } from './dialog-styles';
import { MessageDetails, type ShownMessage, TypedText } from './message-details';
import { MessageFiles } from './message-files';
import { MessageHead } from './message-head';
import { messageQueries, useContactRecord } from './message-queries';
import { onShortcut } from './message-shortcuts';
import { MessageTimeline } from './message-timeline';
import type { NotePurpose } from './note-dialog';
import { OpenElsewhere } from './open-elsewhere';
import { SpamAlert } from './spam-alert';
import { UnsentAlert } from './unsent-alert';
import type { AdjacentMessages } from './use-adjacent-messages';
import { useOpenReply } from './use-open-reply';

// The form is lazy, because the list needs none.
const ReplySection = retryableLazy(() => import('./reply-section'));

interface Props {
  id: string;
  /** The list's message, shown until its details are loaded. */
  listed: Message | undefined;
  neighbours: AdjacentMessages;
  onStatus: (message: Message, status: MessageStatus) => void;
  onNote: (message: Message, purpose: NotePurpose) => void;
  onDelete: (message: Message) => void;
  /** Whether somebody comes from a mail, to note that it was answered there. */
  isAnsweredByMail: boolean;
  onClose: () => void;
}

/** Printing the page prints only the message. */
export function MessageDialog({ id, listed, onStatus, onNote, onDelete, onClose, ...props }: Props) {
  const { language, t } = useLanguage();
  const { name, phones, email } = useCompany()[language];
  const titleId = useId();
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const query = useQuery(messageQueries.detail(id));
  const { data: details, error } = query;
  const recordContact = useContactRecord();
  const reply = useOpenReply();
  const { leave } = reply;
  const isReplying = reply.message !== null;
  const message: ShownMessage | null = details ?? listed ?? reply.message;
  const guarded = (step: (() => void) | undefined) => step && (() => leave(step));
  const neighbours = {
    previous: guarded(props.neighbours.previous),
    next: guarded(props.neighbours.next),
  };
  // The note's dialog guards its own text, and only one form can.
  const changeStatus = (changed: Message, status: MessageStatus) =>
    status === 'completed' ? leave(() => onStatus(changed, status)) : onStatus(changed, status);
  const complete =
    message && message.status !== 'completed' ? () => changeStatus(message, 'completed') : undefined;
  const more = message && (
    <div>
      <MessageDetails
        message={message}
        isReplying={isReplying}
        onNote={(purpose) => leave(() => onNote(message, purpose))}
      />
      {details && <MessageTimeline message={details} />}
    </div>
  );
  const replyButton = message && (
    <Button
      ref={reply.opener}
      variant="contained"
      fullWidth={isPhone}
      onClick={() => reply.open(message)}
      sx={isReplying ? { display: 'none' } : {}}
    >
      {t('Reply')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={isReplying ? reply.cancel : onClose}
      onKeyDown={onShortcut({ j: neighbours.next, k: neighbours.previous, e: complete })}
      fullWidth
      maxWidth={isReplying ? 'xl' : 'md'}
      aria-labelledby={titleId}
      {...{ [PRINTED_CLASS]: '' }}
      slotProps={{ paper: { sx: isReplying ? tall : {} } }}
      sx={dialogInPrint}
    >
      <GlobalStyles styles={pageInPrint} />
      <Typography sx={{ display: 'none', displayPrint: 'block', paddingInline: 3 }}>
        {name} · <bdi dir="ltr">{phones[0]?.number}</bdi> · <bdi dir="ltr">{email}</bdi>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 2 }}>
        <DialogTitle id={titleId} variant="overline" sx={{ flexGrow: 1, paddingBlock: 1 }}>
          {t('Message Details')}
        </DialogTitle>
        <Steps neighbours={neighbours} />
      </Box>
      {message && (
        <MessageHead
          message={message}
          onStatus={(status) => changeStatus(message, status)}
          onContact={(kind) => recordContact.mutate({ id, kind })}
        />
      )}
      <DialogContent dividers sx={isReplying ? columns : scrolled}>
        {message ? (
          <div>
            <QueryFailure query={query} />
            <OpenElsewhere key={`open-${id}`} id={id} />
            {details && <UnsentAlert message={details} />}
            {props.isAnsweredByMail && details && !details.firstResponseAt && (
              <AnsweredAlert key={message.id} id={message.id} />
            )}
            {message.suspectedSpam && <SpamAlert key={message.id} id={message.id} />}
            <Box sx={{ marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
              <TypedText>{message.message}</TypedText>
            </Box>
            {message.files && (
              <MessageFiles
                key={message.id}
                files={message.files}
                reference={message.reference}
                leave={leave}
              />
            )}
            {(isWide || !isReplying) && more}
          </div>
        ) : error ? (
          <QueryFailure query={query} />
        ) : (
          <Loading />
        )}
        {reply.message && (
          <LazyPart onFailure={reply.close} fallback={<Loading />}>
            <ReplySection message={reply.message} guardRef={reply.guardRef} onClose={reply.close} />
          </LazyPart>
        )}
        {!isWide && isReplying && more}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none', ...(!isReplying && sticky) }}
      >
        {isPhone && replyButton}
        {message && (
          <>
            <Button
              color="error"
              onClick={() => leave(() => onDelete(message))}
              sx={{ marginInlineEnd: 'auto' }}
            >
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
        <Button onClick={() => leave(onClose)}>{t('Close')}</Button>
        {!isPhone && replyButton}
      </DialogActions>
    </Dialog>
  );
}

function Loading() {
  const { t } = useLanguage();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
      <CircularProgress aria-label={t('Loading...')} />
    </Box>
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
