import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import { testimonialQueries } from '../testimonials/testimonial-queries';
import { SAMPLE_TESTIMONIALS } from './sample-testimonials';
import { TestimonialCarousel } from './testimonial-carousel';
import { TestimonialsSkeleton } from './testimonials-skeleton';

// React.lazy takes a module's default export.
export default function TestimonialsSection() {
  const { t } = useLanguage();
  const { data = [], isPending } = useContentQuery(testimonialQueries.list);
  const entered = useLocalized('testimonials', data);
  const testimonials =
    entered.length > 0
      ? entered
      : SAMPLE_TESTIMONIALS.map(({ name, position, project, text, rating }) => ({
          id: name,
          name: t(name),
          position: t(position),
          project: t(project),
          text: t(text),
          rating,
        }));
  return (
    <Section
      overline={t('Testimonials')}
      title={t('What our clients say')}
      tone="dark"
      action={<ArrowLink to="/testimonials">{t('All Testimonials')}</ArrowLink>}
    >
      {isPending ? <TestimonialsSkeleton /> : <TestimonialCarousel voices={testimonials} />}
    </Section>
  );
}
