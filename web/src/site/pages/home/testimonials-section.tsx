import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Section } from '../../layout/section';
import { testimonialQueries } from '../../testimonials/testimonial-queries';
import { SAMPLE_TESTIMONIALS } from './sample-testimonials';
import { TestimonialCarousel } from './testimonial-carousel';
import { TestimonialsSkeleton } from './testimonials-skeleton';

// React.lazy takes a module's default export.
export default function TestimonialsSection() {
  const { t } = useLanguage();
  const query = useQuery(testimonialQueries.list);
  const entered = query.data ?? [];
  const { translateContent, isPending } = useTranslated(
    entered.flatMap(({ name, position, project, text }) => [name, position, project, text]),
  );
  const testimonials =
    entered.length > 0
      ? entered.map((testimonial) => ({
          ...testimonial,
          name: translateContent(testimonial.name),
          position: translateContent(testimonial.position),
          project: translateContent(testimonial.project),
          text: translateContent(testimonial.text),
        }))
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
      tone="band"
      action={
        <Button component={LocaleLink} to="/testimonials" variant="outlined">
          {t('All Testimonials')}
        </Button>
      }
    >
      {query.isPending || isPending ? (
        <TestimonialsSkeleton />
      ) : (
        <TestimonialCarousel voices={testimonials} />
      )}
    </Section>
  );
}
