import { Box } from '../../../shared/ui/box';
import { DohaMap } from './doha-map';
import { Faq } from './faq';

/** The end of the contact page. */
// React.lazy takes a module's default export.
export default function MapAndQuestions() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 5fr' },
      }}
    >
      <DohaMap />
      <Faq />
    </Box>
  );
}
