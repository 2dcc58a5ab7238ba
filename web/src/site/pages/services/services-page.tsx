import corner from 'image:upvc-corner-window';
import card from 'og-image:upvc-corner-window';
import { useLanguage } from '../../../shared/i18n/language-context';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { SitePageHead } from '../../layout/site-page-head';
import { CustomSolutions } from './custom-solutions';
import { ServiceCards } from './service-cards';
import { WorkProcess } from './work-process';

// React.lazy takes a module's default export.
export default function ServicesPage() {
  const { t } = useLanguage();
  const introduction = t(
    'Aluminium fabrication, UPVC windows and doors, glass partitions and curtain walls, from the first drawing to the last seal.',
  );
  return (
    <>
      <SitePageHead title={t('Our services')} description={introduction} ogImage={card} />
      <Masthead title={t('Our services')} introduction={introduction} image={corner} />
      <ServiceCards />
      <CustomSolutions />
      <WorkProcess />
      <CallToAction />
    </>
  );
}
