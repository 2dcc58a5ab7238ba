import majlis from 'image:glass-majlis-evening';
import card from 'og-image:glass-majlis-evening';
import { useLanguage } from '../../../shared/i18n/language-context';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { SitePageHead } from '../../layout/site-page-head';
import { CoreValues } from './core-values';
import { MissionAndVision } from './mission-and-vision';
import { OurStory } from './our-story';
import { OurTeam } from './our-team';
import { ReasonsToChooseUs } from './reasons-to-choose-us';

// React.lazy takes a module's default export.
export default function AboutPage() {
  const { t } = useLanguage();
  const introduction = t(
    'For more than 15 years we have designed, made and installed aluminium, UPVC and glasswork across Qatar.',
  );
  return (
    <>
      <SitePageHead title={t('About us')} description={introduction} ogImage={card} />
      <Masthead title={t('About us')} introduction={introduction} image={majlis} />
      <OurStory />
      <MissionAndVision />
      <CoreValues />
      <OurTeam />
      <ReasonsToChooseUs />
      <CallToAction
        title={t('Come and see how we make it')}
        text={t(
          'Our workshop in the Industrial Area is open to clients. Tell us when you are coming, and we will have samples ready.',
        )}
      />
    </>
  );
}
