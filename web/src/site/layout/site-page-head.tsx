import defaultImage from 'og-image:villa-evening';
import { isolateRuns, localizedPath, unprefixedPath } from '@alnafitha/contract';
import { useContext } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { OriginContext, PageHead } from '../../shared/ui/page-head';
import { usePageLocation } from '../ui/page-location';
import { useWhatsappSubject } from './chat-subject';
import { useIsPageShown } from './links';
import { usePageTitle } from './use-page-title';

const OG_LOCALES = { en: 'en_GB', ar: 'ar_AR' } as const;

interface Props {
  title: string;
  description?: string;
  /** URL of a JPEG. */
  ogImage?: string | undefined;
  type?: 'website' | 'article';
  /** Query string of the canonical URL. */
  search?: string;
}

/** Title with the company's name, description, canonical and alternate URLs, and Open Graph tags. */
export function SitePageHead({
  title,
  description = '',
  ogImage = defaultImage,
  type = 'website',
  search = '',
}: Props) {
  const { language } = useLanguage();
  const { name } = useBlock('company');
  const isPageShown = useIsPageShown();
  const origin = useContext(OriginContext);
  const { pathname } = usePageLocation().location;
  const path = unprefixedPath(pathname);
  const pageTitle = usePageTitle(title);
  const shownDescription = isolateRuns(description);
  useWhatsappSubject(isolateRuns(title));

  const suffix = search && `?${search}`;
  const urlOf = (path: string) => origin + path.replace(/(?<=.)\/$/, '') + suffix;
  const englishUrl = urlOf(path);
  const arabicUrl = urlOf(localizedPath('ar', path));
  return (
    <>
      <PageHead title={pageTitle} description={shownDescription} />
      <link rel="canonical" href={urlOf(pathname)} />
      <link rel="alternate" hrefLang="en" href={englishUrl} />
      <link rel="alternate" hrefLang="ar" href={arabicUrl} />
      <link rel="alternate" hrefLang="x-default" href={englishUrl} />
      {isPageShown('/blog') && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={name}
          href={origin + localizedPath(language, '/rss.xml')}
        />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={isolateRuns(title)} />
      <meta property="og:description" content={shownDescription} />
      <meta property="og:url" content={urlOf(pathname)} />
      <meta property="og:image" content={URL.canParse(ogImage) ? ogImage : origin + ogImage} />
      <meta property="og:locale" content={OG_LOCALES[language]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
