import type { Testimonial } from '@alnafitha/contract';
import type { SystemStyleObject } from '@mui/system';
import { Box } from '../../shared/ui/box';
import { Typography } from '../../shared/ui/typography';
import { quotationMarks } from '../ui/quotation-marks';
import { Stars } from '../ui/stars';
import { Client } from './client';

interface Props extends Omit<Testimonial, 'id'> {
  /** The surface and its padding. */
  sx: SystemStyleObject;
  /** Font size of the text. */
  fontSize: string;
}

/** A testimonial in the visitor's language. */
export function TestimonialCard({ sx, fontSize, text, rating, ...client }: Props) {
  return (
    <Box component="figure" sx={{ margin: 0, display: 'flex', flexDirection: 'column', gap: 2, ...sx }}>
      <Stars rating={rating} />
      <Typography component="blockquote" sx={{ ...quotationMarks, margin: 0, flexGrow: 1, fontSize }}>
        {text}
      </Typography>
      <Client {...client} />
    </Box>
  );
}
