import {
  COMPANY,
  type EndpointInput,
  type Language,
  type Message,
  type recordContact,
  telephoneLink,
} from '@alnafitha/contract';
import Link from '@mui/material/Link';
import { useLanguage } from '../../../shared/i18n/language-context';
import { NEW_TAB } from '../../../shared/ui/new-tab';

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

export type ContactKind = EndpointInput<typeof recordContact>['body']['kind'];

const GREETINGS: Record<Language, (reference: string) => string> = {
  en: (reference) => `Hello, this is ${COMPANY.name.en}, about your enquiry ${reference}.`,
  ar: (reference) => `مرحبًا، معكم ${COMPANY.name.ar} بخصوص استفساركم ${reference}.`,
};

interface ChatProps {
  message: Message;
  onContact: (kind: ContactKind) => void;
}

/** The phone number of a message as a link to its WhatsApp chat, with a greeting, and a link to call it. */
export function ChatLink({ message, onContact }: ChatProps) {
  const { t } = useLanguage();
  const { phone, whatsappNumber, language = 'en' } = message;
  const text = <bdi dir="ltr">{phone?.formatted ?? whatsappNumber}</bdi>;
  if (!phone) return text;
  const greeting = GREETINGS[language](plainReference(message.reference, language));
  return (
    <>
      <Link
        href={`https://wa.me/${phone.e164.slice(1)}?text=${encodeURIComponent(greeting)}`}
        {...NEW_TAB}
        onClick={() => onContact('chatOpened')}
      >
        {text}
      </Link>{' '}
      <Link
        href={telephoneLink(phone.e164)}
        onClick={() => onContact('called')}
        sx={{ marginInlineStart: 2, displayPrint: 'none' }}
      >
        {t('Call')}
      </Link>
    </>
  );
}

/** A reference in plain text: in Arabic, invisible isolates keep its halves in order. */
export function plainReference(reference: string, language: Language): string {
  return language === 'ar' ? `\u2066${reference}\u2069` : reference;
}
