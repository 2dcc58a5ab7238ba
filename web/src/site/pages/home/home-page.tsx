import workshop from 'image:aluminium-workshop';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { PictureBeside } from '../../layout/picture-beside';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { ArrowLink } from '../../ui/arrow-link';
import { hairlineRows } from '../../ui/layout-styles';
import { lazyHydrate } from '../../ui/lazy-hydration';
import { LazySection } from '../../ui/lazy-section';
import { Hero } from './hero';

const STRENGTHS: readonly PlainTranslationKey[] = [
  'Measured, drawn, made and fitted by the same team',
  'Profiles, glass and seals chosen for sun, salt and dust',
  'A fixed price and a date before we begin',
];

function AboutSection() {
  const { t } = useLanguage();
  return (
    <Section
      id="about"
      overline={t('About us')}
      title={t('One workshop, from the first drawing to the last seal')}
    >
      <PictureBeside
        image={workshop}
        alt={t('A workshop: racks of aluminium profiles and a window frame on the bench')}
        side="start"
      >
        <Typography sx={{ fontSize: '1.125rem' }}>
          {t(
            'For more than 15 years we have built with aluminium, UPVC, steel and glass in Qatar: for families who want a quiet home, and for companies that want a façade to be proud of.',
          )}
        </Typography>
        <Box component="ul" sx={{ ...hairlineRows, marginBlock: 4 }}>
          {STRENGTHS.map((strength) => (
            <li key={strength}>{t(strength)}</li>
          ))}
        </Box>
        <ArrowLink to="/about">{t('More about us')}</ArrowLink>
      </PictureBeside>
    </Section>
  );
}

function HomeHead() {
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

const ServicesSection = lazyHydrate('services', () => import('./services-section'));
const PortfolioSection = lazyHydrate('portfolio', () => import('./portfolio-section'));
const TestimonialsSection = lazyHydrate('testimonials', () => import('./testimonials-section'));
const StatisticsSection = lazyHydrate('statistics', () => import('./statistics-section'));
const CallToActionSection = lazyHydrate('call-to-action', () => import('./call-to-action-section'));
const ContactSection = lazyHydrate('contact', () => import('../contact/contact-section'));

/** The first two sections are in the page's chunk; the others hydrate near the viewport. */
export default function HomePage() {
  return (
    <>
      <HomeHead />
      <Hero />
      <AboutSection />
      <LazySection name="services" id="services">
        <ServicesSection />
      </LazySection>
      <LazySection name="portfolio" id="portfolio">
        <PortfolioSection />
      </LazySection>
      <LazySection name="testimonials" id="testimonials">
        <TestimonialsSection />
      </LazySection>
      <LazySection name="statistics">
        <StatisticsSection />
      </LazySection>
      <LazySection name="call-to-action">
        <CallToActionSection />
      </LazySection>
      <LazySection name="contact" id="contact">
        <ContactSection />
      </LazySection>
    </>
  );
}
