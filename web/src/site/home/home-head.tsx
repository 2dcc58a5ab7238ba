import villa from 'photo:villa-evening';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../language/language-context';
import { SitePageHead } from '../layout/site-page-head';

const LOCALES = { en: 'en_GB', ar: 'ar_AR' } as const;

/** Title and description of the home page, and how it looks where somebody shares it. */
export function HomeHead() {
  const { t, language } = useLanguage();
  const title = t('Windows, doors and façades in Qatar');
  const description = t(
    'Aluminium, UPVC and glass for homes and businesses in Qatar, made and installed by one team.',
  );
  return (
    <>
      <SitePageHead title={title} description={description} />
      <meta
        name="keywords"
        content={t(
          'aluminium windows, UPVC doors, curtain walls, glass partitions, shower glass, kitchen cabinets, pergolas, Doha, Qatar',
        )}
      />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={useOrigin() + villa.image} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Scheme and host of the site, which a shared picture's address needs; empty where there is no browser. */
function useOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  );
}
