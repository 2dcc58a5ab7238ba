import { useLocation } from 'react-router-dom';
import { lazyHydrate } from '../../ui/lazy-hydration';
import { AboutSection } from './about-section';
import { Hero } from './hero';
import { HomeHead } from './home-head';
import { LazySection } from './lazy-section';
import { useInitialScroll } from './use-initial-scroll';

const ServicesSection = lazyHydrate('services', () => import('./services-section'));
const PortfolioSection = lazyHydrate('portfolio', () => import('./portfolio-section'));
const TestimonialsSection = lazyHydrate('testimonials', () => import('./testimonials-section'));
const StatisticsSection = lazyHydrate('statistics', () => import('./statistics-section'));
const CallToActionSection = lazyHydrate('call-to-action', () => import('./call-to-action-section'));
const ContactSection = lazyHydrate('contact', () => import('../contact/contact-section'));

/** The first two sections are in the initial chunk, the others load near the viewport; with an anchor, all load at once. */
// React.lazy takes a module's default export.
export default function HomePage() {
  const { hash } = useLocation();
  useInitialScroll();
  const isWanted = hash !== '';
  return (
    <>
      <HomeHead />
      <Hero />
      <AboutSection />
      <LazySection
        name="services"
        id="services"
        isWanted={isWanted}
        minBlockSize={{ xs: 1060, md: 910, lg: 1030 }}
      >
        <ServicesSection />
      </LazySection>
      <LazySection name="portfolio" id="portfolio" isWanted={isWanted} minBlockSize={{ xs: 1200, md: 1210 }}>
        <PortfolioSection />
      </LazySection>
      <LazySection
        name="testimonials"
        id="testimonials"
        isWanted={isWanted}
        minBlockSize={{ xs: 560, md: 600 }}
      >
        <TestimonialsSection />
      </LazySection>
      <LazySection name="statistics" isWanted={isWanted} minBlockSize={{ xs: 340, md: 350 }}>
        <StatisticsSection />
      </LazySection>
      <LazySection name="call-to-action" isWanted={isWanted} minBlockSize={{ xs: 330, md: 280 }}>
        <CallToActionSection />
      </LazySection>
      <LazySection
        name="contact"
        id="contact"
        isWanted={isWanted}
        minBlockSize={{ xs: 1340, sm: 1200, lg: 870 }}
      >
        <ContactSection />
      </LazySection>
    </>
  );
}
