import { useLanguage } from '../../../shared/i18n/language-context';
import { SitePageHead } from '../../layout/site-page-head';

/** Title, description and structured data of the home page. */
export function HomeHead() {
  const { t } = useLanguage();
  return (
    <>
      <SitePageHead
        title={t('Windows, doors and façades in Qatar')}
        description={t(
          'Aluminium, UPVC and glass for homes and businesses in Qatar, made and installed by one team.',
        )}
      />
      <meta
        name="keywords"
        content={t(
          'aluminium windows, UPVC doors, curtain walls, glass partitions, shower glass, kitchen cabinets, pergolas, Doha, Qatar',
        )}
      />
    </>
  );
}
