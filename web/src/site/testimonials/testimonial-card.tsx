import { Box } from '../../ui/box';
import { quotationMarks } from '../../ui/quotation-marks';
import { Stars } from '../../ui/stars';
import { outlinedSurface } from '../../ui/surface';
import { Typography } from '../../ui/typography';

interface Props {
  name: string;
  position: string;
  project: string;
  text: string;
  rating: number;
}

/** What one client says, in the visitor's language. */
export function TestimonialCard({ name, position, project, text, rating }: Props) {
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
      <Box component="figcaption">
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${position} · ${project}`}
        </Typography>
      </Box>
    </Box>
  );
}
