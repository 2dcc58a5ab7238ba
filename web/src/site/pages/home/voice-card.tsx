import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { Client } from '../../testimonials/client';
import { quotationMarks } from '../../ui/quotation-marks';
import { Stars } from '../../ui/stars';
import { surface } from '../../ui/surface';
import type { Voice } from './testimonial-carousel';

export function VoiceCard({ voice: { text, rating, ...client } }: { voice: Voice }) {
  return (
    <Box
      component="figure"
      sx={{
        ...surface,
        margin: 0,
        padding: { xs: 3, md: 4 },
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        backgroundColor: 'background.default',
      }}
    >
      <Stars rating={rating} />
      <Typography
        component="blockquote"
        sx={{ ...quotationMarks, margin: 0, flexGrow: 1, fontSize: '1.1rem' }}
      >
        {text}
      </Typography>
      <Client {...client} />
    </Box>
  );
}
