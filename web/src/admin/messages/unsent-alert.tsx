import {
  isUnsent,
  MAIL_KINDS,
  MAIL_TOO_LARGE,
  type MailKind,
  type MailState,
  type Message,
  type MessageDetails,
} from '@alnafitha/contract';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { FailureCode, isWaiting } from './mail-state';
import { useMailSending } from './message-queries';

export const MAIL_LABELS: Record<MailKind, PlainTranslationKey> = {
  alert: 'Mail to the office',
  receipt: 'Confirmation to the sender',
};

type Sent = MailKind | 'reply';

const FAILED: Record<Sent, PlainTranslationKey> = {
  alert: 'The mail to the office could not be sent',
  receipt: 'The confirmation could not be sent',
  reply: 'A reply could not be sent',
};

const REFUSED: Record<Sent, PlainTranslationKey> = {
  alert: 'The mail to the office could not be sent: this address does not exist.',
  receipt: 'The confirmation could not be sent: this address does not exist. Call the sender.',
  reply: 'A reply could not be sent: this address does not exist. Call the sender.',
};

const TOO_LARGE: Record<Sent, PlainTranslationKey> = {
  alert: 'The mail to the office could not be sent: it is too large for the mailbox.',
  receipt: 'The confirmation could not be sent: it is too large for the mailbox. Call the sender.',
  reply:
    'A reply could not be sent: it is too large for the mailbox of the recipient. Send it with fewer files.',
};

interface Line {
  key: string;
  text: PlainTranslationKey;
  mail: MailState;
}

/** Lines about the unsent mails of a message; an answered sender needs no confirmation. */
function unsentLines({ mails, replies, firstResponseAt }: MessageDetails): Line[] {
  const now = new Date();
  const all = [
    ...MAIL_KINDS.map((kind) => ({ key: kind, kind, mail: mails[kind] })),
    ...replies.map(({ id, mail }) => ({ key: id, kind: 'reply' as const, mail })),
  ];
  return all.flatMap(({ key, kind, mail }) => {
    if (!mail || !isUnsent(mail, now)) return [];
    if (kind === 'receipt' && mail.state === 'refused' && firstResponseAt) return [];
    if (mail.state === 'failed') return [{ key, mail, text: FAILED[kind] }];
    const refused = mail.error === MAIL_TOO_LARGE ? TOO_LARGE : REFUSED;
    if (mail.state === 'refused') return [{ key, mail, text: refused[kind] }];
    return isWaiting(mail) ? [{ key, mail, text: 'A mail is still waiting' }] : [];
  });
}

/** The icon of a message with unsent mails, in lists. */
export function UnsentIcon({ message: { unsentFrom } }: { message: Message }) {
  const { t } = useLanguage();
  if (unsentFrom === undefined || Date.parse(unsentFrom) > Date.now()) return null;
  return (
    <Tooltip title={t('Mail not sent')}>
      <UnsubscribeOutlined role="img" aria-hidden={false} color="error" fontSize="small" />
    </Tooltip>
  );
}

/** Unsent mails, which can be sent again, and mails on their way; the timeline has those of replies. */
export function UnsentAlert({ message }: { message: MessageDetails }) {
  const { t, formatDateTime } = useLanguage();
  const { mutate, isPending } = useMailSending();
  const lines = unsentLines(message);
  const fresh = MAIL_KINDS.filter((kind) => {
    const mail = message.mails[kind];
    return mail && isWaiting(mail) && !isUnsent(mail, new Date());
  });
  return (
    <>
      {lines.length > 0 && (
        <Alert
          severity={lines.every(({ mail }) => isWaiting(mail)) ? 'warning' : 'error'}
          variant="outlined"
          action={
            <Button
              color="inherit"
              loading={isPending}
              onClick={() => mutate(message.id)}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('Send again')}
            </Button>
          }
          sx={layout}
        >
          <ul>
            {lines.map(({ key, text, mail: { state, at, error } }) => (
              <li key={key}>
                {t(text)}
                {state === 'failed' && <FailureCode code={error} />}
                {' · '}
                <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
                  {formatDateTime(at)}
                </Box>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {fresh.length > 0 && (
        <Alert severity="info" variant="outlined" role="status" sx={layout}>
          {fresh.map((kind) => (
            <div key={kind}>{`${t(MAIL_LABELS[kind])} · ${t('Being sent')}`}</div>
          ))}
        </Alert>
      )}
    </>
  );
}

const layout = {
  alignItems: 'center',
  // The button moves below the lines if there is no room.
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 min(340px, 100% - 40px)' },
  marginBlockEnd: 2,
  overflowWrap: 'anywhere',
  displayPrint: 'none',
};
