import { lazyHydrate } from '../../ui/lazy-hydration';
import { LazySection } from '../../ui/lazy-section';
import { AboutSection } from './about-section';
import { Hero } from './hero';
import { HomeHead } from './home-head';

const ServicesSection = lazyHydrate('services', () => import('./services-section'));
const PortfolioSection = lazyHydrate('portfolio', () => import('./portfolio-section'));
const TestimonialsSection = lazyHydrate('testimonials', () => import('./testimonials-section'));
const StatisticsSection = lazyHydrate('statistics', () => import('./statistics-section'));
const CallToActionSection = lazyHydrate('call-to-action', () => import('./call-to-action-section'));
const ContactSection = lazyHydrate('contact', () => import('../contact/contact-section'));

/** The first two sections are in the page's chunk, the others are hydrated near the viewport. */
// React.lazy takes a module's default export.
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
