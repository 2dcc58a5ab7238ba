import workshop from 'image:aluminium-workshop';
import { type HomeSection, toOgImageUrl } from '@alnafitha/contract';
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
  const { introTitle, introPicture, introText, strengths } = useBlock('hero');
  const { picture = workshop, alt } = introPicture;
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
  const { t } = useLanguage();
  const { tagline, isSample } = useBlock('company');
  const { pageTitle, pageDescription, slides } = useBlock('hero');
  const image = slides[0]?.image;
  return (
    <>
      <SitePageHead
        title={pageTitle}
        description={pageDescription || tagline}
        ogImage={image && toOgImageUrl(image.image)}
      />
      {isSample && (
        <meta
          name="keywords"
          content={t(
            'aluminium windows, UPVC doors, curtain walls, glass partitions, shower glass, kitchen cabinets, pergolas, Doha, Qatar',
          )}
        />
      )}
    </>
  );
}

const ServicesSection = lazyHydrate('services', () => import('./services-section'));
const PortfolioSection = lazyHydrate('portfolio', () => import('./portfolio-section'));
const TestimonialsSection = lazyHydrate('testimonials', () => import('./testimonials-section'));
const StatisticsSection = lazyHydrate('statistics', () => import('./statistics-section'));
const CallToActionSection = lazyHydrate('call-to-action', () => import('./call-to-action-section'));
const ContactSection = lazyHydrate('contact', () => import('../contact/contact-section'));

/** The slides and the introduction are in the page's chunk; the others hydrate near the viewport. */
const LAZY = {
  services: ServicesSection,
  portfolio: PortfolioSection,
  testimonials: TestimonialsSection,
  statistics: StatisticsSection,
  'call-to-action': CallToActionSection,
  contact: ContactSection,
};
const ANCHORS: readonly HomeSection[] = ['services', 'portfolio', 'testimonials', 'contact'];

function HomeSectionView({ name }: { name: HomeSection }) {
  if (name === 'about') return <AboutSection />;
  const Content = LAZY[name];
  return (
    <LazySection name={name} {...(ANCHORS.includes(name) && { id: name })}>
      <Content />
    </LazySection>
  );
}

export default function HomePage() {
  const isPageShown = useIsPageShown();
  const sections = useBlock('hero').sections.filter(
    // Its pictures lead to the page.
    ({ section, isHidden }) => !isHidden && (section !== 'portfolio' || isPageShown('/portfolio')),
  );
  return (
    <>
      <HomeHead />
      <Hero />
      {sections.map(({ section }) => (
        <HomeSectionView key={section} name={section} />
      ))}
    </>
  );
}
