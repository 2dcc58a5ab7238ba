import { OPENING_HOURS } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { Typography } from '../../../shared/ui/typography';
import { SitePageHead } from '../../layout/site-page-head';
import { ContactForm } from '../../messages/contact-form';
import { Enquiry } from '../../messages/enquiry';
import { lazyHydrate } from '../../ui/lazy-hydration';
import { LazySection } from '../../ui/lazy-section';
import { outlinedSurface } from '../../ui/surface';
import { GetInTouch } from './get-in-touch';
import { ProjectImage } from './project-image';
import { QuickResponse } from './quick-response';

const MapAndQuestions = lazyHydrate('map-and-questions', () => import('./map-and-questions'));

// React.lazy takes a module's default export.
export default function ContactPage() {
  const { t } = useLanguage();
  return (
    <>
      <SitePageHead
        title={t('Contact us')}
        description={t('Tell us about your windows, doors or façade, and we will reply with a quote.')}
      />
      <Container
        data-hides-chat
        maxWidth="xl"
        sx={{ paddingBlock: { xs: 5, md: 8 }, display: 'grid', gap: { xs: 5, md: 8 } }}
      >
        <Box sx={{ textAlign: 'center', maxInlineSize: 680, marginInline: 'auto' }}>
          <Typography variant="h1">{t('Contact us')}</Typography>
          <Typography color="textSecondary" sx={{ marginBlockStart: 2, fontSize: '1.1rem' }}>
            {t(
              'Tell us about your windows, doors, façade or kitchen. We reply within one working day, with honest advice and a clear quote.',
            )}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 5fr' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
            <Box sx={{ ...outlinedSurface, padding: { xs: 2.5, md: 4 } }}>
              <Enquiry workingHours={OPENING_HOURS}>
                {(form) => (
                  <>
                    <Typography variant="h2" sx={{ fontSize: '1.5rem', marginBlockEnd: 3 }}>
                      {t('Send Us a Message')}
                    </Typography>
                    <ContactForm {...form} />
                  </>
                )}
              </Enquiry>
            </Box>
            <QuickResponse />
          </Box>
          <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
            <GetInTouch />
            <ProjectImage />
          </Box>
        </Box>
        <LazySection name="map-and-questions">
          <MapAndQuestions />
        </LazySection>
      </Container>
    </>
  );
}
