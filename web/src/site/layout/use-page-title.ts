import { isolateRuns } from '@alnafitha/contract';
import { useBlock } from '../../shared/i18n/translation/use-block';

/** The title of a document, with the company's name. */
export function usePageTitle(title: string): string {
  const { name } = useBlock('company');
  return isolateRuns(name ? `${title} | ${name}` : title);
}
