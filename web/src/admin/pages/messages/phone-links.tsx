import { type Message, telephoneLink } from '@alnafitha/contract';
import Link from '@mui/material/Link';
import { useLanguage } from '../../../shared/i18n/language-context';

/** The phone number of a message as a `tel:` link; an invalid number is plain text. */
export function CallLink({ message: { phone, whatsappNumber } }: { message: Message }) {
  const text = <bdi dir="ltr">{phone?.formatted ?? whatsappNumber}</bdi>;
  return phone ? (
    <Link href={telephoneLink(phone.e164)} underline="hover">
      {text}
    </Link>
  ) : (
    text
  );
}

/** The phone number of a message as a link to its WhatsApp chat. */
export function ChatLink({ message: { phone, whatsappNumber } }: { message: Message }) {
  const { t } = useLanguage();
  const text = <bdi dir="ltr">{phone?.formatted ?? whatsappNumber}</bdi>;
  return phone ? (
    <>
      <Link href={`https://wa.me/${phone.e164.slice(1)}`} target="_blank" rel="noopener noreferrer">
        {text}
      </Link>{' '}
      <Link href={telephoneLink(phone.e164)} sx={{ marginInlineStart: 2, displayPrint: 'none' }}>
        {t('Call')}
      </Link>
    </>
  ) : (
    text
  );
}
