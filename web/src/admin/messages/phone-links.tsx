import {
  type EndpointInput,
  type Language,
  type Message,
  plainReference,
  type recordContact,
  telephoneLink,
  unreadPhoneText,
  whatsappLink,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { NEW_TAB } from '../../shared/ui/locale-link';
import { useCompany } from '../ui/use-company';

interface CallProps {
  message: Message;
  onCall: () => void;
}

/** `tel:` links of a message; without a valid number, the typed text. */
export function CallLinks({ message: { phones, whatsappNumber }, onCall }: CallProps) {
  if (phones.length === 0) return <bdi dir="auto">{bidiText(whatsappNumber)}</bdi>;
  return phones.map(({ e164, formatted }) => (
    <Link key={e164} href={telephoneLink(formatted)} underline="hover" onClick={onCall}>
      <bdi dir="ltr">{formatted}</bdi>
    </Link>
  ));
}

export type ContactKind = EndpointInput<typeof recordContact>['body']['kind'];

const GREETINGS: Record<Language, (company: string, reference: string) => string> = {
  en: (company, reference) => `Hello, this is ${company}, about your enquiry ${reference}.`,
  ar: (company, reference) => `مرحبًا، معك ${company} بخصوص رسالتك ${reference}.`,
};

interface ChatProps {
  message: Message;
  onContact: (kind: ContactKind) => void;
}

/** Numbers with links to chats with a greeting, and to calls; below, typed text that is no phone number. */
export function ChatLinks({ message, onContact }: ChatProps) {
  const { t } = useLanguage();
  const { phones, language = 'en' } = message;
  const { name } = useCompany()[language];
  const greeting = GREETINGS[language](name, plainReference(message.reference, language));
  return (
    <>
      {phones.map(({ e164, formatted }) => (
        <Box key={e164} sx={{ '& > a': { marginInlineStart: 2, displayPrint: 'none' } }}>
          <bdi dir="ltr">{formatted}</bdi>
          <Link href={whatsappLink(e164, greeting)} {...NEW_TAB} onClick={() => onContact('chatOpened')}>
            {t('WhatsApp')}
          </Link>{' '}
          <Link href={telephoneLink(formatted)} onClick={() => onContact('called')}>
            {t('Call')}
          </Link>
        </Box>
      ))}
      <bdi dir="auto">{bidiText(unreadPhoneText(message))}</bdi>
    </>
  );
}
