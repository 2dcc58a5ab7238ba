import type { Message, MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { errorText } from '../../language/error-text';
import { useLanguage } from '../../language/language-context';
import { FailedLoad } from '../../ui/failed-load';
import { DoubtLabel } from './message-parts';
import { messageQueries } from './message-queries';
import { StatusSelect } from './status-select';

interface Props {
  id: string;
  /** The message as the list has it, shown until the message itself has come. */
  listed: Message | undefined;
  onStatus: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
  onClose: () => void;
}

/** One message, whole. */
export function MessageDialog({ id, listed, onStatus, onDelete, onClose }: Props) {
  const { t, translateKnown } = useLanguage();
  const titleId = useId();
  const { data, error, refetch } = useQuery({ ...messageQueries.detail(id), placeholderData: () => listed });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('Message Details')}</DialogTitle>
      <DialogContent dividers>
        {error ? (
          <FailedLoad text={translateKnown(errorText(error))} retryLabel={t('Retry')} onRetry={refetch} />
        ) : data ? (
          <Details message={data} onStatus={onStatus} />
        ) : (
          <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
            <CircularProgress aria-label={t('Loading...')} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {data && !error && (
          <Button color="error" onClick={() => onDelete(data)} sx={{ marginInlineEnd: 'auto' }}>
            {t('Delete')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Details({ message, onStatus }: { message: Message; onStatus: Props['onStatus'] }) {
  const { t, translateKnown, formatDateTime } = useLanguage();
  const { name, email, whatsappNumber, subject, service, createdAt, adminNote } = message;
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, margin: 0 }}>
      <Detail term={t('Name')}>
        <span dir="auto">{name}</span> <DoubtLabel message={message} />
      </Detail>
      <Detail term={t('Email')}>
        <Link href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
      </Detail>
      {whatsappNumber && (
        <Detail term={t('WhatsApp Number')}>
          <Link
            href={`https://wa.me/${whatsappNumber.replace(/\D/g, '')}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <bdi dir="ltr">{whatsappNumber}</bdi>
          </Link>
        </Detail>
      )}
      {subject && (
        <Detail term={t('Subject')}>
          <span dir="auto">{subject}</span>
        </Detail>
      )}
      {service && <Detail term={t('Service')}>{translateKnown(service)}</Detail>}
      <Detail term={t('Received')}>{formatDateTime(createdAt)}</Detail>
      <Detail term={t('Message')}>
        <Typography
          component="span"
          dir="auto"
          translate="no"
          sx={{ display: 'block', whiteSpace: 'pre-wrap' }}
        >
          {message.message}
        </Typography>
      </Detail>
      <Detail term={t('Status')}>
        <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />
      </Detail>
      {adminNote && (
        <Detail term={t('Resolution Note')}>
          <Typography component="span" dir="auto" sx={{ display: 'block', whiteSpace: 'pre-wrap' }}>
            {adminNote}
          </Typography>
        </Detail>
      )}
    </Box>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
