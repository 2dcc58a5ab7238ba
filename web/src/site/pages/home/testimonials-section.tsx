import type { Testimonial } from '@alnafitha/contract';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Skeleton } from '../../../shared/ui/skeleton';
import { BREAKPOINTS } from '../../../shared/ui/theme/tokens';
import { useMediaQuery } from '../../../shared/ui/use-media-query';
import { useIsPageShown } from '../../layout/links';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import { Carousel } from '../../ui/carousel/carousel';
import { useCarousel } from '../../ui/carousel/carousel-context';
import { CarouselControls } from '../../ui/carousel/carousel-controls';
import { CarouselSlide, CarouselSlides } from '../../ui/carousel/carousel-slides';
import { TestimonialCard } from '../testimonials/testimonial-card';
import { testimonialQueries } from '../testimonials/testimonial-queries';

/** One at a time on a phone, two side by side from `md` on. */
function TestimonialCarousel({ voices: testimonials }: { voices: readonly Testimonial[] }) {
  const { t } = useLanguage();
  const hasRoom = useMediaQuery(`(min-width:${BREAKPOINTS.md}px)`);
  const perView = hasRoom && testimonials.length > 1 ? 2 : 1;
  return (
    <Carousel label={t('Testimonials')} slides={testimonials.length} perView={perView}>
      <Box sx={{ overflow: 'hidden' }}>
        <Track voices={testimonials} perView={perView} />
      </Box>
      <CarouselControls sx={{ marginBlockStart: { xs: 3, md: 6 }, marginInlineStart: -1.25 }} />
    </Carousel>
  );
}

function Track({ voices: testimonials, perView }: { voices: readonly Testimonial[]; perView: number }) {
  const { direction } = useLanguage();
  const { position } = useCarousel();
  const towardsStart = direction === 'rtl' ? 1 : -1;
  return (
    <CarouselSlides
      sx={{
        display: 'flex',
        translate: `${(towardsStart * position * 100) / perView}%`,
        '@media (prefers-reduced-motion: no-preference)': { transition: 'translate 400ms ease' },
      }}
    >
      {testimonials.map((testimonial, place) => (
        <CarouselSlide
          key={testimonial.id}
          number={place + 1}
          count={testimonials.length}
          isShown={place >= position && place < position + perView}
          sx={{
            display: 'grid',
            flex: 'none',
            inlineSize: { xs: '100%', md: testimonials.length > 1 ? '50%' : '100%' },
            paddingInline: { xs: '16px 8px', md: '24px 64px' },
            borderInlineStart: HAIRLINE,
          }}
        >
          <TestimonialCard {...testimonial} fontSize="clamp(1.25rem, 0.9rem + 1.4vw, 2rem)" />
        </CarouselSlide>
      ))}
    </CarouselSlides>
  );
}

interface SampleTestimonial {
  name: PlainTranslationKey;
  position: PlainTranslationKey;
  project: PlainTranslationKey;
  text: PlainTranslationKey;
  rating: number;
}

/** Samples stand in while there are no real testimonials. */
export const SAMPLE_TESTIMONIALS: readonly SampleTestimonial[] = [
  {
    name: 'Layla H.',
    position: 'Villa owner',
    project: 'Windows and terrace doors, West Bay Lagoon',
    text: 'They measured every window twice and came on the day they had promised. The house is quieter, and the air conditioning gets a rest at night.',
    rating: 5,
  },
  {
    name: 'Thomas B.',
    position: 'Project manager',
    project: 'Office partitions, Msheireb',
    text: 'Forty metres of glass over one weekend. On Sunday morning the office opened as if they had never been there.',
    rating: 5,
  },
  {
    name: 'Aisha J.',
    position: 'Café owner',
    project: 'Shopfront, Al Wakrah',
    text: 'A front that folds away in winter, and closes tight when the wind brings dust. It paid for itself in the first season.',
    rating: 4.5,
  },
];

function TestimonialsSkeleton() {
  const card = { blockSize: { xs: 420, md: 360 } };
  return (
    <Box aria-busy sx={{ display: 'flex', gap: 3, marginBlockEnd: 11.5 }}>
      <Skeleton variant="rectangular" sx={{ ...card, flex: 1 }} />
      <Skeleton variant="rectangular" sx={{ ...card, flex: 1, display: { xs: 'none', md: 'block' } }} />
    </Box>
  );
}

export default function TestimonialsSection() {
  const { t } = useLanguage();
  const { data = [], isPending, isLoadingError } = useContentQuery(testimonialQueries.list);
  const { isSample } = useBlock('company');
  const isPageShown = useIsPageShown();
  const { title } = useBlock('testimonials');
  const entered = useLocalized('testimonials', data);
  const testimonials =
    entered.length > 0 || !isSample
      ? entered
      : SAMPLE_TESTIMONIALS.map(({ name, position, project, text, rating }) => ({
          id: name,
          name: t(name),
          position: t(position),
          project: t(project),
          text: t(text),
          rating,
        }));
  // A failure may hide real ones.
  if (isLoadingError || (!isPending && testimonials.length === 0)) return null;
  return (
    <Section
      overline={t('Testimonials')}
      title={title}
      tone="dark"
      action={
        isPageShown('/testimonials') && <ArrowLink to="/testimonials">{t('All Testimonials')}</ArrowLink>
      }
    >
      {isPending ? <TestimonialsSkeleton /> : <TestimonialCarousel voices={testimonials} />}
    </Section>
  );
}
