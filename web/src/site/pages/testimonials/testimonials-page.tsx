import tower from 'image:curtain-wall-tower';
import meetingRoom from 'image:glass-meeting-room';
import kitchen from 'image:kitchen-island-walnut';
import shopfront from 'image:shopfront';
import sliding from 'image:sliding-doors-terrace';
import stair from 'image:stainless-stair-railing';
import slidingWindow from 'image:upvc-sliding-window';
import ogImage from 'og-image:glass-railing-balcony';
import type { ResponsiveImage } from '@alnafitha/contract';
import { useState } from 'react';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { FilterChips } from '../../ui/filter-chips';
import { TestimonialCard } from './testimonial-card';
import { testimonialQueries } from './testimonial-queries';

interface StaticTestimonial {
  name: PlainTranslationKey;
  position: PlainTranslationKey;
  project: PlainTranslationKey;
  text: PlainTranslationKey;
  /** An image of similar work. */
  responsiveImage?: ResponsiveImage;
  rating: 4.5 | 5;
}

/** Samples stand in while the sample's company has no real testimonials. */
export const STATIC_TESTIMONIALS: readonly StaticTestimonial[] = [
  {
    name: 'Hamad A.',
    position: 'Villa owner',
    project: 'Sliding doors, Al Wakrah',
    text: 'The terrace doors slide with one finger, and the living room stays cool in July. They came back once to adjust a lock, the day after I called.',
    responsiveImage: sliding,
    rating: 5,
  },
  {
    name: 'Sarah M.',
    position: 'Interior architect',
    project: 'Office partitions, West Bay',
    text: 'Drawings on time, joints where I drew them, and nobody argued about a millimetre. I have added them to my list.',
    responsiveImage: meetingRoom,
    rating: 5,
  },
  {
    name: 'Abdulla R.',
    position: 'Contractor',
    project: 'Curtain wall, Lusail',
    text: 'Eleven floors of curtain wall, delivered floor by floor as the crane became free. The one panel that arrived scratched was replaced within the week.',
    responsiveImage: tower,
    rating: 4.5,
  },
  {
    name: 'Priya S.',
    position: 'Homeowner',
    project: 'UPVC windows, Al Khor',
    text: 'We live beside a busy road. Since the new windows went in, we hear the clock in the hall instead of the lorries.',
    responsiveImage: slidingWindow,
    rating: 5,
  },
  {
    name: 'Maryam K.',
    position: 'School manager',
    project: 'Glass railings, Education City',
    text: 'Safe, clean and finished before the children came back. The installers worked in the evenings without being asked.',
    responsiveImage: stair,
    rating: 5,
  },
  {
    name: 'George H.',
    position: 'Restaurant owner',
    project: 'Folding façade, The Pearl',
    text: 'We open the whole front in winter. After two seasons of salt air the hinges still look new. Only the glass kept us waiting a little.',
    responsiveImage: shopfront,
    rating: 4.5,
  },
  {
    name: 'Fatima N.',
    position: 'Villa owner',
    project: 'Kitchen, Al Gharrafa',
    text: 'They asked how I cook before they drew anything. It is the first kitchen where everything is exactly where I reach for it.',
    responsiveImage: kitchen,
    rating: 5,
  },
  {
    name: 'Daniel O.',
    position: 'Facility manager',
    project: 'Maintenance contract, Industrial Area',
    text: 'Two visits a year, a written report, and no surprises on the bill. Some spare parts take a while, and they tell you so.',
    rating: 4.5,
  },
];

type Filter = 'all' | '5-star';

export default function TestimonialsPage() {
  const { t } = useLanguage();
  const [filter, setFilter] = useState<Filter>('all');
  const { data = [], isPending, isLoadingError, refetch } = useContentQuery(testimonialQueries.list);
  const entered = useLocalized('testimonials', data);
  const { isSample } = useBlock('company');
  const testimonials =
    entered.length > 0 || !isSample
      ? entered
      : STATIC_TESTIMONIALS.map(({ name, position, project, text, responsiveImage, rating }) => ({
          ...{ id: name, name: t(name), position: t(position), project: t(project), text: t(text), rating },
          ...responsiveImage,
        }));
  const average = testimonials.reduce((sum, { rating }) => sum + rating, 0) / testimonials.length;
  const visibleTestimonials = testimonials.filter(({ rating }) => filter === 'all' || rating === 5);
  const { pageTitle, pageDescription, introduction, title } = useBlock('testimonials');
  const isLoaded = !isPending && !isLoadingError;
  const hasNone = isLoaded && testimonials.length === 0;
  return (
    <>
      <SitePageHead
        title={pageTitle || t('Testimonials')}
        description={pageDescription || introduction}
        ogImage={ogImage}
      />
      <Masthead title={t('Testimonials')} introduction={introduction} />
      <Section
        title={title}
        introduction={
          !isLoaded || hasNone ? '' : t('{rating} of 5 stars on average', { rating: average.toFixed(1) })
        }
        action={
          !hasNone && (
            <FilterChips<Filter>
              label={t('Filter testimonials')}
              options={[
                { value: 'all', label: t('All Testimonials') },
                { value: '5-star', label: t('5-Star Reviews') },
              ]}
              value={filter}
              onChange={setFilter}
            />
          )
        }
      >
        {isPending ? (
          <Skeleton variant="rectangular" sx={{ blockSize: { xs: 420, md: 360 } }} />
        ) : isLoadingError ? (
          <FailedLoad
            margin={0}
            text={t('The testimonials could not be loaded. Please try again later.')}
            retryLabel={t('Retry')}
            onRetry={refetch}
          />
        ) : hasNone ? (
          <Typography>{t('There are no testimonials yet.')}</Typography>
        ) : (
          <>
            <Typography role="status" color="textSecondary" sx={{ marginBlockEnd: 3 }}>
              {t('Showing {count} of {total, plural, one {# testimonial} other {# testimonials}}', {
                count: visibleTestimonials.length,
                total: testimonials.length,
              })}
            </Typography>
            <Box sx={columns}>
              {visibleTestimonials.map(({ id, ...testimonial }, index) => (
                <TestimonialCard key={id} {...testimonial} fontSize={index % 2 === 0 ? LARGE : SMALL} />
              ))}
            </Box>
          </>
        )}
      </Section>
      <CallToAction />
    </>
  );
}

const LARGE = 'clamp(1.375rem, 1rem + 1.5vw, 2.25rem)';
const SMALL = 'clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem)';
const columns = {
  display: 'grid',
  columnGap: { md: 6, lg: 12 },
  gridTemplateColumns: { md: '7fr 5fr' },
  '& > *': {
    paddingBlock: { xs: '24px 48px', md: '24px 88px' },
    borderBlockStart: HAIRLINE,
  },
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
};
