import { ENQUIRY_LIMITS, SERVICE_CHOICES, type ServiceChoice } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useHydrated } from '../../ui/use-hydrated';

/** Initial values of the contact form. */
export interface QuoteRequest {
  readonly service: ServiceChoice | '';
  readonly subject: string;
}

/** Longer titles in a URL are truncated; no service or project has one. */
const TITLE_LIMIT = ENQUIRY_LIMITS.subject - 50;

/** The service or project of the URL's quote request, as text for the form's fields. */
export function useQuoteRequest(): QuoteRequest {
  const { t, translateIfKnown } = useLanguage();
  const [search] = useSearchParams();
  // The server renders one page for all query strings.
  const hasArrived = useHydrated();
  if (!hasArrived) return { service: '', subject: '' };
  const service = SERVICE_CHOICES.find((choice) => choice === search.get('service')) ?? '';
  const title = titleIn(search.get('project') ?? translateIfKnown(search.get('service') ?? ''));
  return { service, subject: title && t('Quote request: {title}', { title }) };
}

/** One line without control characters and lone surrogates. */
function titleIn(text: string): string {
  return text
    .slice(0, TITLE_LIMIT)
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
}
