import workshop from 'image:aluminium-workshop';
import { toOgImageUrl } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { useIsPageShown } from '../../layout/links';
import { PictureBeside } from '../../layout/picture-beside';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { ArrowLink } from '../../ui/arrow-link';
import { hairlineRows } from '../../ui/layout-styles';
import { lazyHydrate } from '../../ui/lazy-hydration';
import { LazySection } from '../../ui/lazy-section';
import { Hero } from './hero';

function AboutSection() {
  const { t } = useLanguage();
  const { introTitle, introText, strengths } = useBlock('hero');
  const { picture = workshop, alt } = useBlock('pictures').home;
  return (
    <Section id="about" overline={t('About us')} title={introTitle}>
      <PictureBeside image={picture} alt={alt} side="start">
        <Typography sx={{ fontSize: '1.125rem' }}>{bidiText(introText)}</Typography>
        <Box component="ul" sx={{ ...hairlineRows, marginBlock: 4 }}>
          {strengths.map(({ text }) => (
            <li key={text}>{bidiText(text)}</li>
          ))}
        </Box>
        <ArrowLink to="/about">{t('More about us')}</ArrowLink>
      </PictureBeside>
    </Section>
  );
}

function HomeHead() {
  const { tagline } = useBlock('company');
  const { pageTitle, keywords, slides } = useBlock('hero');
  const image = slides[0]?.image;
  return (
    <>
      <SitePageHead title={pageTitle} description={tagline} ogImage={image && toOgImageUrl(image.image)} />
      {keywords && <meta name="keywords" content={keywords} />}
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
  const isPageShown = useIsPageShown();
  return (
    <>
      <HomeHead />
      <Hero />
      <AboutSection />
      <LazySection name="services" id="services">
        <ServicesSection />
      </LazySection>
      {isPageShown('/portfolio') && (
        <LazySection name="portfolio" id="portfolio">
          <PortfolioSection />
        </LazySection>
      )}
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
