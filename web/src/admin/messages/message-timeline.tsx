import type { MessageDetails, MessageEvent, Reply } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ownValue } from '../../shared/i18n/dictionary';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey, TranslationKey } from '../../shared/i18n/translation-key';
import { HAIRLINE } from '../../shared/ui/hairline';
import { labelOf } from '../ui/label-of';
import { AttachedFile } from './attached-file';
import { FailureCode, MailStateText } from './mail-state';
import { TypedText } from './message-details';
import { useDayText } from './received-time';
import { STATUS_LABELS } from './status-select';

const EVENT_LABELS: Record<Exclude<MessageEvent['kind'], 'status' | 'followUp'>, PlainTranslationKey> = {
  alertSent: 'Mail sent to the office',
  alertFailed: 'The mail to the office could not be sent',
  receiptSent: 'Confirmation sent to the sender',
  receiptFailed: 'The confirmation could not be sent',
  note: 'Note',
  filesAdded: 'Files added by the sender',
  notSpam: 'Marked as not spam',
  quoteSent: 'Quote sent',
  deleted: 'Message deleted',
  restored: 'Message restored',
  replied: 'Reply written',
  replySent: 'Reply sent',
  replyFailed: 'The reply could not be sent',
  called: 'Phone call started',
  chatOpened: 'WhatsApp chat opened',
  mailed: 'Answered by e-mail',
};

type Cause = NonNullable<MessageEvent['cause']>;

const CAUSED_STATUS_LABELS = {
  replied: 'Status: {status} (by the reply)',
  called: 'Status: {status} (by the call)',
  chatOpened: 'Status: {status} (by WhatsApp)',
  mailed: 'Status: {status} (by e-mail)',
} as const satisfies Record<Cause, TranslationKey>;

export function MessageTimeline({ message }: { message: MessageDetails }) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ marginBlockStart: 3 }}>
      <Typography id={titleId} component="h3" variant="body2" color="textSecondary">
        {t('Timeline')}
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          rowGap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          marginBlockStart: 1,
          paddingInlineStart: 2,
          borderInlineStart: HAIRLINE,
          overflowWrap: 'anywhere',
        }}
      >
        <Entry label={t('Message received')} at={message.createdAt} />
        {message.events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id and are only appended.
          <Event key={index} event={event} replies={message.replies} />
        ))}
      </Box>
    </Box>
  );
}

function Event({ event, replies }: { event: MessageEvent; replies: readonly Reply[] }) {
  const { t, translateIfKnown } = useLanguage();
  const dayText = useDayText();
  const { kind, text, cause, ...when } = event;
  if (kind === 'status') {
    const status = translateIfKnown(labelOf<string>(STATUS_LABELS, text ?? ''));
    const caused = cause && ownValue(CAUSED_STATUS_LABELS, cause);
    return <Entry label={t(caused ?? 'Status: {status}', { status })} {...when} />;
  }
  if (kind === 'followUp') {
    const label = text ? t('Follow up on {day}', { day: dayText(text) }) : t('Follow-up removed');
    return <Entry label={label} {...when} />;
  }
  if (kind === 'note' && !text) return <Entry label={t('Note removed')} {...when} />;
  const reply = replies.find(({ id }) => id === text);
  return (
    <Entry
      label={translateIfKnown(labelOf(EVENT_LABELS, kind))}
      code={kind.endsWith('Failed') && !reply ? text : undefined}
      {...when}
    >
      {(kind === 'note' || kind === 'called' || kind === 'mailed') && text && <TypedText>{text}</TypedText>}
      {kind === 'replied' && reply && (
        <>
          <Box sx={{ fontWeight: 600 }}>
            <TypedText>{reply.subject}</TypedText>
          </Box>
          <TypedText>{reply.text}</TypedText>
          {reply.attachments && (
            <Box component="ul" aria-label={t('Files')}>
              {reply.attachments.map(({ id, name, bytes }) => (
                <Typography key={id} component="li" variant="body2">
                  <AttachedFile name={name} bytes={bytes} />
                </Typography>
              ))}
            </Box>
          )}
          <Typography variant="body2" color="textSecondary">
            <MailStateText mail={reply.mail} />
          </Typography>
        </>
      )}
    </Entry>
  );
}

interface EntryProps extends Pick<MessageEvent, 'at' | 'by'> {
  label: string;
  code?: string | undefined;
  children?: ReactNode;
}

function Entry({ label, code, at, by, children }: EntryProps) {
  const { formatDateTime } = useLanguage();
  return (
    <li>
      {label}
      <FailureCode code={code} />
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{formatDateTime(at)}</time>
        {by && (
          <>
            {' · '}
            <bdi translate="no">{by}</bdi>
          </>
        )}
      </Typography>
      {children}
    </li>
  );
}
