import card from 'og-image:glass-railing-balcony';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { FilterChips } from '../../ui/filter-chips';
import { STATIC_TESTIMONIALS } from './static-testimonials';
import { TestimonialCard } from './testimonial-card';

type Filter = 'all' | '5-star';

const average = STATIC_TESTIMONIALS.reduce((sum, { rating }) => sum + rating, 0) / STATIC_TESTIMONIALS.length;

// React.lazy takes a module's default export.
export default function TestimonialsPage() {
  const { t } = useLanguage();
  const [filter, setFilter] = useState<Filter>('all');
  const shown = STATIC_TESTIMONIALS.filter(({ rating }) => filter === 'all' || rating === 5);
  const introduction = t('Most of our clients come to us by recommendation. Here is what they say.');
  return (
    <>
      <SitePageHead title={t('Testimonials')} description={introduction} ogImage={card} />
      <Masthead title={t('Testimonials')} introduction={introduction} />
      <Section
        title={t('What our clients say')}
        introduction={t('{rating} of 5 stars on average', { rating: average.toFixed(1) })}
        action={
          <FilterChips<Filter>
            label={t('Filter testimonials')}
            options={[
              { value: 'all', label: t('All Testimonials') },
              { value: '5-star', label: t('5-Star Reviews') },
            ]}
            value={filter}
            onChange={setFilter}
          />
        }
      >
        <Typography role="status" color="textSecondary" sx={{ marginBlockEnd: 3 }}>
          {t('Showing {count} of {total, plural, one {# testimonial} other {# testimonials}}', {
            count: shown.length,
            total: STATIC_TESTIMONIALS.length,
          })}
        </Typography>
        <Box sx={columns}>
          {shown.map((testimonial, index) => (
            <TestimonialCard
              key={testimonial.name}
              name={t(testimonial.name)}
              position={t(testimonial.position)}
              project={t(testimonial.project)}
              text={t(testimonial.text)}
              rating={testimonial.rating}
              {...testimonial.responsiveImage}
              fontSize={index % 2 === 0 ? LARGE : SMALL}
            />
          ))}
        </Box>
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
};
