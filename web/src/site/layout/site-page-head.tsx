import { COMPANY } from '@alnafitha/contract';
import { useLanguage } from '../../language/language-context';
import { PageHead } from '../../ui/page-head';
import { useAsChatSubject } from './chat-subject';

/** Title (with the company's name behind it) and description of a public page, which a chat from there is about. */
export function SitePageHead({ title, description }: { title: string; description?: string }) {
  const { language } = useLanguage();
  useAsChatSubject(title);
  const fullTitle = `${title} | ${COMPANY.name[language]}`;
  return <PageHead title={fullTitle} {...(description !== undefined && { description })} />;
}
