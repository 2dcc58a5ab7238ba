import WhatsApp from 'icon:WhatsApp';
import { whatsappLink } from '@alnafitha/contract';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Button } from '../../shared/ui/button';
import { NEW_TAB } from '../../shared/ui/locale-link';
import { useChatSubject } from './chat-subject';

/**
 * A link to a chat with the company; its greeting names the subject, by default that of the page. `null` for a
 * company without a number.
 */
export function useWhatsapp(subject?: string) {
  const { t } = useLanguage();
  const { name: company, whatsapp, chatQuote, chatQuestion } = useBlock('company');
  const page = useChatSubject();
  const about = subject ?? page;
  if (!whatsapp) return null;
  // Both are looked up, since the subject of a page is set after its first render.
  const quote = t('Hello {company}, I would like a quote.', { company });
  const question = t('Hello {company}, I have a question about: {subject}', {
    company,
    subject: about ?? '',
  });
  const text =
    about === undefined ? chatQuote || quote : chatQuestion ? `${chatQuestion} ${about}` : question;
  return { href: whatsappLink(whatsapp, text), ...NEW_TAB };
}

interface Props extends Omit<ComponentProps<typeof Button<'a'>>, 'component' | 'startIcon'> {
  /** Subject of the chat; the page's by default. */
  subject?: string;
}

/** Opens a chat with the company in a new tab; `href` is one with another greeting. */
export function WhatsappButton({ subject, ...buttonProps }: Props) {
  const chat = useWhatsapp(subject);
  return chat && <Button component="a" startIcon={<WhatsApp />} {...chat} {...buttonProps} />;
}
