import type { Testimonial } from '@alnafitha/contract';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { Client } from '../../testimonials/client';
import { quotationMarks } from '../../ui/quotation-marks';
import { Stars } from '../../ui/stars';
import { outlinedSurface } from '../../ui/surface';

/** A testimonial in the visitor's language. */
export function TestimonialCard({ text, rating, ...client }: Omit<Testimonial, 'id'>) {
  return (
    <Box
      component="figure"
      sx={{
        ...outlinedSurface,
        overflow: 'hidden',
        margin: 0,
        padding: { xs: 2.5, md: 3.5 },
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
      }}
    >
      <Stars rating={rating} />
      <Typography
        component="blockquote"
        sx={{ ...quotationMarks, margin: 0, flexGrow: 1, fontSize: '1.075rem' }}
      >
        {text}
      </Typography>
      <Client {...client} />
    </Box>
  );
}
