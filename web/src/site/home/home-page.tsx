import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { AboutSection } from './about-section';
import { Hero } from './hero';
import { HomeHead } from './home-head';
import { LaterSection } from './later-section';
import { useBeginning } from './use-beginning';

const ServicesSection = lazy(() => import('./services-section'));
const PortfolioSection = lazy(() => import('./portfolio-section'));
const TestimonialsSection = lazy(() => import('./testimonials-section'));
const StatisticsSection = lazy(() => import('./statistics-section'));
const CallToActionSection = lazy(() => import('./call-to-action-section'));
const ContactSection = lazy(() => import('../contact/contact-section'));

// React.lazy takes a module's default export.
/** The first two sections come with the page, the others as the visitor gets near; with an anchor, all at once. */
export default function HomePage() {
  const { hash } = useLocation();
  useBeginning();
  const isWhole = hash !== '';
  return (
    <>
      <HomeHead />
      <Hero />
      <AboutSection />
      <LaterSection id="services" isWanted={isWhole} minBlockSize={{ xs: 880, md: 870, lg: 990 }}>
        <ServicesSection />
      </LaterSection>
      <LaterSection id="portfolio" isWanted={isWhole} minBlockSize={{ xs: 1150, md: 1160 }}>
        <PortfolioSection />
      </LaterSection>
      <LaterSection id="testimonials" isWanted={isWhole} minBlockSize={{ xs: 560, md: 600 }}>
        <TestimonialsSection />
      </LaterSection>
      <LaterSection isWanted={isWhole} minBlockSize={{ xs: 340, md: 350 }}>
        <StatisticsSection />
      </LaterSection>
      <LaterSection isWanted={isWhole} minBlockSize={{ xs: 330, md: 280 }}>
        <CallToActionSection />
      </LaterSection>
      <LaterSection id="contact" isWanted={isWhole} minBlockSize={{ xs: 1340, sm: 1200, lg: 870 }}>
        <ContactSection />
      </LaterSection>
    </>
  );
}
