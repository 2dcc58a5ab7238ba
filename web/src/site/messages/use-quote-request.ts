import { ENQUIRY_LIMITS, SERVICE_CHOICES, type ServiceChoice } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useHasArrived } from '../../shared/ui/arrival';

/** What the contact form begins with. */
export interface QuoteRequest {
  readonly service: ServiceChoice | '';
  readonly subject: string;
}

/** Longer titles of a URL are cut; no service or project has one. */
const TITLE_LIMIT = ENQUIRY_LIMITS.subject - 50;

/** The service or project that the URL asks a quote for, as text for the form's fields. */
export function useQuoteRequest(): QuoteRequest {
  const { t, translateKnown } = useLanguage();
  const [search] = useSearchParams();
  // The server has one page for all query strings.
  const hasArrived = useHasArrived();
  if (!hasArrived) return { service: '', subject: '' };
  const service = SERVICE_CHOICES.find((choice) => choice === search.get('service')) ?? '';
  const title = titleIn(search.get('project') ?? translateKnown(search.get('service') ?? ''));
  return { service, subject: title && t('Quote request: {title}', { title }) };
}

/** One line, without characters that show nothing, half a surrogate pair among them. */
function titleIn(text: string): string {
  return text
    .slice(0, TITLE_LIMIT)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}
