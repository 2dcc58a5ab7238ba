import railing from 'image:glass-railing-balcony';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';
import { Masthead } from '../../layout/masthead';
import { SitePageHead } from '../../layout/site-page-head';
import { SocialLinks } from '../../layout/social-links';
import { useWhatsapp, WhatsappButton } from '../../layout/whatsapp';
import { lazyHydrate } from '../../ui/lazy-hydration';
import { LazySection } from '../../ui/lazy-section';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { Enquiry } from './enquiry';

function QuickResponse() {
  const { t } = useLanguage();
  const { chatTitle, chatText } = useBlock('questions');
  if (!useWhatsapp()) return null;
  return (
    <Box sx={panel}>
      {chatTitle && (
        <Typography variant="h2" sx={{ fontWeight: 'var(--display-weight)' }}>
          {bidiText(chatTitle)}
        </Typography>
      )}
      {chatText && (
        <Typography sx={{ marginBlockStart: 2, marginBlockEnd: 4, maxInlineSize: '44ch' }}>
          {bidiText(chatText)}
        </Typography>
      )}
      <WhatsappButton variant="outlined" color="inherit" size="large">
        {t('Chat on WhatsApp')}
      </WhatsappButton>
    </Box>
  );
}

/** Its text is aligned with the page's. */
const panel = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'start',
  paddingBlock: { xs: 5, lg: 6 },
  paddingInlineStart: { xs: 2, sm: 3, xl: 'calc(max(0px, (100vw - 1280px) / 2) + 24px)' },
  paddingInlineEnd: 3,
  color: '#fff',
  backgroundColor: '#14532d',
} as const;

function GetInTouch() {
  const { t } = useLanguage();
  const { lines } = useBlock('hours');
  const { networks, whatsapp } = useBlock('company');
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
        {t('Get in Touch')}
      </Typography>
      <ContactDetails workingHours={lines} />
      {(networks.length > 0 || whatsapp) && (
        <Box sx={{ paddingBlockStart: 1.5, borderBlockStart: HAIRLINE }}>
          <Typography variant="subtitle2" component="h3" color="textSecondary">
            {t('Follow us')}
          </Typography>
          {/* The margin aligns the icons, not their buttons. */}
          <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: -1.5 }}>
            <SocialLinks />
            <WhatsappButton color="inherit">{t('WhatsApp chat')}</WhatsappButton>
          </Box>
        </Box>
      )}
    </div>
  );
}

function ProjectImage() {
  const { picture = railing, alt, caption } = useBlock('questions').chatPicture;
  return (
    <Box component="figure" sx={{ margin: 0, display: { lg: 'contents' } }}>
      <Image
        {...picture}
        alt={alt}
        sizes="(min-width: 1920px) 1100px, (min-width: 1024px) 58vw, 100vw"
        sx={{ gridColumn: { lg: 2 } }}
      />
      <Typography
        component="figcaption"
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: { lg: 2 }, paddingBlockStart: 1.5, paddingInline: { xs: 2, sm: 3, lg: 0 } }}
      >
        {bidiText(caption)}
      </Typography>
    </Box>
  );
}

const MapAndQuestions = lazyHydrate('map-and-questions', () => import('./map-and-questions'));

export default function ContactPage() {
  const { t } = useLanguage();
  const { pageTitle, pageDescription, introduction, promise } = useBlock('questions');
  const { lines } = useBlock('hours');
  return (
    <div data-hides-chat>
      <SitePageHead title={pageTitle || t('Contact us')} description={pageDescription || introduction} />
      <Masthead title={t('Contact us')} introduction={introduction} />
      <Container
        maxWidth="xl"
        sx={{ ...columns('8fr 4fr'), gap: { xs: 7, lg: 10 }, paddingBlockStart: { xs: 5, md: 9 } }}
      >
        <div>
          <Enquiry workingHours={lines}>
            {(form) => (
              <>
                <Typography variant="h3" component="h2">
                  {t('Send Us a Message')}
                </Typography>
                <Typography color="textSecondary" sx={{ marginBlockStart: 1, marginBlockEnd: 4 }}>
                  {bidiText(promise)}
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

/** `lg` applies to wide screens; others have one column. */
const columns = (lg: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg },
});
