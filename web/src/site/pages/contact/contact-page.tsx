import { OPENING_HOURS } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { Typography } from '../../../shared/ui/typography';
import { Masthead } from '../../layout/masthead';
import { SitePageHead } from '../../layout/site-page-head';
import { lazyHydrate } from '../../ui/lazy-hydration';
import { LazySection } from '../../ui/lazy-section';
import { ContactForm } from './contact-form';
import { Enquiry } from './enquiry';
import { GetInTouch } from './get-in-touch';
import { ProjectImage } from './project-image';
import { QuickResponse } from './quick-response';

const MapAndQuestions = lazyHydrate('map-and-questions', () => import('./map-and-questions'));

// React.lazy takes a module's default export.
export default function ContactPage() {
  const { t } = useLanguage();
  return (
    <div data-hides-chat>
      <SitePageHead
        title={t('Contact us')}
        description={t('Tell us about your windows, doors or façade, and we will reply with a quote.')}
      />
      <Masthead
        title={t('Contact us')}
        introduction={t('Tell us about your windows, doors, façade or kitchen.')}
      />
      <Container
        maxWidth="xl"
        sx={{ ...columns('8fr 4fr'), gap: { xs: 7, lg: 10 }, paddingBlockStart: { xs: 5, md: 9 } }}
      >
        <div>
          <Enquiry workingHours={OPENING_HOURS}>
            {(form) => (
              <>
                <Typography variant="h3" component="h2">
                  {t('Send Us a Message')}
                </Typography>
                <Typography color="textSecondary" sx={{ marginBlockStart: 1, marginBlockEnd: 4 }}>
                  {t('We reply within one working day, with honest advice and a clear quote.')}
                </Typography>
                <ContactForm {...form} />
              </>
            )}
          </Enquiry>
        </div>
        <GetInTouch />
      </Container>
      <Box sx={{ ...columns('1fr min(58vw, 1100px)'), marginBlock: { xs: 7, md: 12 } }}>
        <QuickResponse />
        <ProjectImage />
      </Box>
      <Container maxWidth="xl" sx={{ marginBlockEnd: { xs: 7, md: 12 } }}>
        <LazySection name="map-and-questions">
          <MapAndQuestions />
        </LazySection>
      </Container>
    </div>
  );
}

/** On wide screens; one column on others. */
const columns = (lg: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg },
});
