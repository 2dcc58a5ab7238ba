import type { Testimonial } from '@alnafitha/contract';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { quotationMarks } from '../../ui/quotation-marks';
import { Stars } from '../../ui/stars';
import { Client } from './client';

interface Props extends Omit<Testimonial, 'id'> {
  /** Font size of the text. */
  fontSize: string;
}

/** A testimonial in the visitor's language. */
export function TestimonialCard({ fontSize, text, rating, ...client }: Props) {
  return (
    <Box component="figure" sx={{ margin: 0, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Stars rating={rating} />
      <Typography component="blockquote" sx={{ ...quote, fontSize }}>
        {text}
      </Typography>
      <Client {...client} />
    </Box>
  );
}

const quote = {
  ...quotationMarks,
  margin: 0,
  flexGrow: 1,
  maxInlineSize: '34em',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 'var(--article-heading-line)',
  textWrap: 'pretty',
} as const;
