import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';
import { useLanguage } from '../../language/language-context';
import { useWhatsapp } from './use-whatsapp';

/** The page must have scrolled by more than this, in pixels, for the way back to show. */
const BACK_TO_TOP_THRESHOLD = 300;

export function FloatingButtons() {
  const { t } = useLanguage();
  const chat = useWhatsapp();
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: BACK_TO_TOP_THRESHOLD });
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInlineEnd: { xs: 12, md: 24 },
        insetBlockEnd: { xs: 12, md: 24 },
        zIndex: 'fab',
        display: 'flex',
        flexDirection: 'column-reverse',
        gap: 1.5,
      }}
    >
      <Fab
        component="a"
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Contact via WhatsApp')}
        size="medium"
        sx={{ backgroundColor: '#1b7a3d', color: '#fff', '&:hover': { backgroundColor: '#135c2d' } }}
      >
        <WhatsApp />
      </Fab>
      <Zoom in={isScrolled} unmountOnExit>
        <Fab aria-label={t('Back to top')} color="primary" size="medium" onClick={scrollToTop}>
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </Box>
  );
}

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}
