import KeyboardArrowUp from 'icon:KeyboardArrowUp';
import WhatsApp from 'icon:WhatsApp';
import { useLanguage } from '../../language/language-context';
import { Box } from '../../ui/box';
import { PlainButton } from '../../ui/plain-button';
import { useScrolledPast } from '../../ui/use-scrolled-past';
import { useWhatsapp } from './use-whatsapp';

/** The page must have scrolled by more than this, in pixels, for the way back to show. */
const BACK_TO_TOP_THRESHOLD = 300;

export function FloatingButtons() {
  const { t } = useLanguage();
  const chat = useWhatsapp();
  const isScrolled = useScrolledPast(BACK_TO_TOP_THRESHOLD);
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
      <PlainButton
        component="a"
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Contact via WhatsApp')}
        sx={{
          ...round,
          backgroundColor: '#1b7a3d',
          color: '#fff',
          '&:hover': { backgroundColor: '#135c2d' },
        }}
      >
        <WhatsApp />
      </PlainButton>
      {isScrolled && (
        <PlainButton aria-label={t('Back to top')} onClick={scrollToTop} sx={wayBack}>
          <KeyboardArrowUp />
        </PlainButton>
      )}
    </Box>
  );
}

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

const round = {
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  boxShadow: 6,
  '&:active': { boxShadow: 12 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
};

const wayBack = {
  ...round,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'primary.dark' } },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'grow 225ms cubic-bezier(0.4, 0, 0.2, 1)',
  },
};
