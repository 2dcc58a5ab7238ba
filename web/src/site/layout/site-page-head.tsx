import villa from 'card:villa-evening';
import { COMPANY, pathIn } from '@alnafitha/contract';
import { useContext } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { OriginContext } from '../../shared/ui/origin';
import { PageHead } from '../../shared/ui/page-head';
import { useAsChatSubject } from './chat-subject';

const LOCALES = { en: 'en_GB', ar: 'ar_AR' } as const;

interface Props {
  title: string;
  description?: string;
  /** The address of the JPEG that stands for the page where somebody shares it. */
  card?: string | undefined;
  type?: 'website' | 'article';
  /** The part of the query string that makes another page of it. */
  search?: string;
}

/** Title (with the company's name behind it) and description of a public page, where it is found, and how it looks where it is shared. */
export function SitePageHead({
  title,
  description = '',
  card = villa,
  type = 'website',
  search = '',
}: Props) {
  const { language } = useLanguage();
  const origin = useContext(OriginContext);
  const { pathname } = useLocation();
  const here = useHref(pathname);
  useAsChatSubject(title);

  const suffix = search && `?${search}`;
  const addressOf = (path: string) => origin + path.replace(/(?<=.)\/$/, '') + suffix;
  const plain = addressOf(pathname);
  const arabic = addressOf(pathIn('ar', pathname));
  return (
    <>
      <PageHead title={`${title} | ${COMPANY.name[language]}`} description={description} />
      <link rel="canonical" href={addressOf(here)} />
      <link rel="alternate" hrefLang="en" href={plain} />
      <link rel="alternate" hrefLang="ar" href={arabic} />
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={COMPANY.name[language]}
        href={origin + pathIn(language, '/rss.xml')}
      />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={COMPANY.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(here)} />
      <meta property="og:image" content={URL.canParse(card) ? card : origin + card} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
