import { COMPANY, whatsappLink } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { NEW_TAB } from '../../shared/ui/new-tab';
import { useChatSubject } from './chat-subject';

/** A link to a chat with the company, with a greeting in the visitor's language that names the subject, by default that of the page. */
export function useWhatsapp(subject?: string) {
  const { t, language } = useLanguage();
  const page = useChatSubject();
  const about = subject ?? page;
  const company = COMPANY.name[language];
  const greeting =
    about === undefined
      ? t('Hello {company}, I would like a quote.', { company })
      : t('Hello {company}, I have a question about: {subject}', { company, subject: about });
  return { href: whatsappLink(greeting), ...NEW_TAB };
}
