import type { Message } from '@alnafitha/contract';
import { MAIL_KINDS, type MessageDetails as StoredDetails } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { NEW_TAB } from '../../shared/ui/locale-link';
import { matchParent } from '../ui/styles';
import { MailStateText } from './mail-state';
import { CONTACT_NOTES, NOTED_CONTACTS, type NotePurpose } from './note-dialog';
import { MAIL_LABELS } from './unsent-alert';

/** A listed message, or one with all its details. */
export type ShownMessage = Message & Partial<StoredDetails>;

interface Props {
  message: ShownMessage;
  isReplying: boolean;
  onNote: (purpose: NotePurpose) => void;
}

/** All but the sender's text, name and contacts. */
export function MessageDetails({ message, isReplying, onNote }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { service, adminNote } = message;
  return (
    <>
      <Box component="dl" sx={grid}>
        {service && <Detail term={t('Service')}>{translateIfKnown(service)}</Detail>}
        {message.earlier && (
          <EarlierEnquiries message={message} isReplying={isReplying} {...message.earlier} />
        )}
        {adminNote && (
          <Detail term={t(message.status === 'completed' ? 'Resolution Note' : 'Note')} isWide>
            <TypedText>{adminNote}</TypedText>
          </Detail>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 2, displayPrint: 'none' }}>
        <Button variant="outlined" onClick={() => onNote('note')}>
          {adminNote ? t('Edit note') : t('Add Note')}
        </Button>
        {NOTED_CONTACTS.map((kind) => (
          <Button key={kind} variant="outlined" onClick={() => onNote(kind)}>
            {t(CONTACT_NOTES[kind].title)}
          </Button>
        ))}
      </Box>
      <Facts message={message} />
    </>
  );
}

/** Rarely needed facts, folded. */
function Facts({ message }: { message: ShownMessage }) {
  const { t, formatDateTime } = useLanguage();
  const { language, consent, createdAt } = message;
  const mails = MAIL_KINDS.map((kind) => ({ kind, mail: message.mails?.[kind] }));
  return (
    <details>
      <Box
        component="summary"
        sx={{ inlineSize: 'fit-content', paddingBlock: 1, color: 'text.secondary', cursor: 'pointer' }}
      >
        {t('Technical details')}
      </Box>
      <Box component="dl" sx={grid}>
        <Detail term={t('Received')}>{formatDateTime(createdAt)}</Detail>
        {language && (
          <Detail term={t('Language of the message')}>
            {language === 'ar' ? t('Arabic') : t('English')}
          </Detail>
        )}
        {consent !== undefined && (
          <Detail term={t('Consent to storing')}>{consent ? t('Given') : t('Not given')}</Detail>
        )}
        {mails.map(
          ({ kind, mail }) =>
            mail && (
              <Detail key={kind} term={t(MAIL_LABELS[kind])}>
                <MailStateText mail={mail} />
                {` · ${formatDateTime(mail.at)}`}
              </Detail>
            ),
        )}
      </Box>
    </details>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 2,
};

interface EarlierProps {
  message: Message;
  isReplying: boolean;
  email: number;
  phone: number;
}

/** Links to lists of the sender's earlier messages. */
function EarlierEnquiries({ message, isReplying, ...earlier }: EarlierProps) {
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
  ].filter((search) => search !== false);
  if (searches.length === 0) return null;
  return (
    <Detail term={t('Earlier enquiries')}>
      {searches.map(({ text, search }, index) => (
        <span key={search}>
          {index > 0 && ' · '}
          <Link
            component={RouterLink}
            to={`/admin/messages?${new URLSearchParams({ search })}`}
            // The same tab would lose the reply.
            {...(isReplying && NEW_TAB)}
          >
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
      {bidiText(children)}
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
