import {
  MAIL_KINDS,
  type MailKind,
  type MailState,
  type Message,
  type MessageDetails as StoredDetails,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { matchParent } from '../ui/styles';
import { ChatLinks, type ContactKind } from './phone-links';
import { SpamAlert } from './spam-alert';

const MAIL_LABELS: Record<MailKind, PlainTranslationKey> = {
  alert: 'Mail to the office',
  receipt: 'Confirmation to the sender',
};

/** A listed message, or one with all its details. */
export type ShownMessage = Message & Partial<StoredDetails>;

export function hasFailedMail({ mails = {}, replies = [] }: ShownMessage): boolean {
  return (
    MAIL_KINDS.some((kind) => mails[kind]?.state === 'failed') ||
    replies.some(({ state }) => state === 'failed')
  );
}

interface Props {
  message: ShownMessage;
  onContact: (kind: ContactKind) => void;
  onNote: () => void;
  onSendMails: () => void;
  isSendingMails: boolean;
}

export function MessageDetails({ message, onContact, onNote, onSendMails, isSendingMails }: Props) {
  const { t, translateIfKnown, formatDateTime } = useLanguage();
  const { name, email, whatsappNumber, subject, service, consent, createdAt, adminNote, language } = message;
  const mails = MAIL_KINDS.map((kind) => ({ kind, mail: message.mails?.[kind] }));
  return (
    <>
      {message.suspectedSpam && <SpamAlert key={message.id} id={message.id} />}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          rowGap: 2,
        }}
      >
        <Detail term={t('Message')} isWide>
          <TypedText>{message.message}</TypedText>
        </Detail>
        <Detail term={t('Name')}>
          <span dir="auto">{name}</span>
        </Detail>
        <Detail term={t('Email')}>
          <Link href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </Link>
        </Detail>
        {whatsappNumber && (
          <Detail term={t('WhatsApp Number')}>
            <ChatLinks message={message} onContact={onContact} />
          </Detail>
        )}
        {message.earlier && <EarlierEnquiries message={message} {...message.earlier} />}
        {subject && (
          <Detail term={t('Subject')}>
            <span dir="auto">{subject}</span>
          </Detail>
        )}
        {service && <Detail term={t('Service')}>{translateIfKnown(service)}</Detail>}
        <Detail term={t('Received')}>{formatDateTime(createdAt)}</Detail>
        <Detail term={t('Reference')}>
          <bdi dir="ltr">{message.reference}</bdi>
        </Detail>
        {language && (
          <Detail term={t('Language of the message')}>
            {language === 'ar' ? t('Arabic') : t('English')}
          </Detail>
        )}
        {consent !== undefined && (
          <Detail term={t('Consent to storing')}>{consent ? t('Given') : t('Not given')}</Detail>
        )}
        {adminNote && (
          <Detail term={t(message.status === 'completed' ? 'Resolution Note' : 'Note')} isWide>
            <TypedText>{adminNote}</TypedText>
          </Detail>
        )}
        {mails.map(
          ({ kind, mail }) =>
            mail && (
              <Detail key={kind} term={t(MAIL_LABELS[kind])}>
                <MailText mail={mail} />
              </Detail>
            ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2, displayPrint: 'none' }}>
        <Button variant="outlined" onClick={onNote}>
          {adminNote ? t('Edit note') : t('Add Note')}
        </Button>
        {hasFailedMail(message) && (
          <Button variant="outlined" loading={isSendingMails} onClick={onSendMails}>
            {t('Send again')}
          </Button>
        )}
      </Box>
    </>
  );
}

function MailText({ mail: { state, at, error } }: { mail: MailState }) {
  const { t, formatDateTime } = useLanguage();
  if (state === 'sent') return `${t('Sent')} · ${formatDateTime(at)}`;
  return (
    <Typography component="span" color="error">
      {t('Could not be sent')}
      <FailureCode code={error} />
      {` · ${formatDateTime(at)}`}
    </Typography>
  );
}

export function FailureCode({ code }: { code: string | undefined }) {
  return code ? (
    <>
      {' '}
      (<bdi dir="ltr">{code}</bdi>)
    </>
  ) : null;
}

/** Links to lists of the sender's earlier messages; nothing without any. */
function EarlierEnquiries({ message, ...earlier }: { message: Message; email: number; phone: number }) {
  const { t } = useLanguage();
  const { email, phones } = message;
  const searches = [
    earlier.email > 0 && {
      text: t('{count} with this e-mail address', { count: earlier.email }),
      search: email,
    },
    earlier.phone > 0 && {
      text: t('{count} with this number', { count: earlier.phone }),
      search: phones[0]?.e164 ?? '',
    },
  ].filter((each) => each !== false);
  if (searches.length === 0) return null;
  return (
    <Detail term={t('Earlier enquiries')}>
      {searches.map(({ text, search }, index) => (
        <span key={search}>
          {index > 0 && ' · '}
          <Link component={RouterLink} to={`/admin/messages?${new URLSearchParams({ search })}`}>
            {text}
          </Link>
        </span>
      ))}
    </Detail>
  );
}

/** Typed text, in its own direction. */
export function TypedText({ children }: { children: string }) {
  return (
    <Typography
      component="span"
      dir="auto"
      translate="no"
      sx={{ ...matchParent, display: 'block', whiteSpace: 'pre-wrap' }}
    >
      {children}
    </Typography>
  );
}

function Detail({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <dd>{children}</dd>
    </Box>
  );
}
