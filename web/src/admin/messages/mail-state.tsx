import { isUnsent, MAIL_TOO_LARGE, type MailState } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { labelOf } from '../ui/label-of';

const STATE_LABELS: Record<MailState['state'], PlainTranslationKey> = {
  pending: 'Being sent',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Could not be sent',
  refused: 'This address does not exist',
};

export function isWaiting({ state }: MailState): boolean {
  return state === 'pending' || state === 'sending';
}

const labelFor = ({ state, error }: MailState): string =>
  state === 'refused' && error === MAIL_TOO_LARGE
    ? 'Too large for the mailbox of the recipient'
    : labelOf(STATE_LABELS, state);

export function MailStateText({ mail }: { mail: MailState }) {
  const { t, translateIfKnown } = useLanguage();
  const isLate = isWaiting(mail) && isUnsent(mail, new Date());
  const hasFailed = mail.state === 'failed' || mail.state === 'refused';
  return (
    <Typography component="span" variant="inherit" {...((isLate || hasFailed) && { color: 'error' })}>
      {isLate ? t('Not sent yet') : translateIfKnown(labelFor(mail))}
      {hasFailed && <FailureCode code={mail.error} />}
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
