import KeyboardArrowUp from 'icon:KeyboardArrowUp';
import WhatsApp from 'icon:WhatsApp';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { PlainButton } from '../../shared/ui/plain-button';
import { useScrolledPast } from '../ui/use-scrolled-past';
import { useWhatsapp } from './whatsapp';

/** Scroll position in pixels. */
const BACK_TO_TOP_THRESHOLD = 300;

export function FloatingButtons() {
  const { t } = useLanguage();
  const chat = useWhatsapp();
  const isScrolled = useScrolledPast(BACK_TO_TOP_THRESHOLD);
  return (
    <Box component="aside" aria-label={t('Shortcuts')} className="no-print" sx={buttons}>
      {chat && (
        <PlainButton component="a" {...chat} aria-label={t('Contact via WhatsApp')} sx={openChat}>
          <WhatsApp />
        </PlainButton>
      )}
      {isScrolled && (
        <PlainButton aria-label={t('Back to top')} onClick={scrollToTop} sx={backToTop}>
          <KeyboardArrowUp />
        </PlainButton>
      )}
    </Box>
  );
}

function scrollToTop() {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? 'auto' : 'smooth' });
}

/** The bottom corner at inline end, where something floats. */
export const corner = {
  position: 'fixed',
  insetInlineEnd: { xs: 12, md: 24 },
  insetBlockEnd: { xs: 12, md: 24 },
  zIndex: 'fab',
  display: 'flex',
} as const;

const buttons = { ...corner, flexDirection: 'column-reverse', gap: 1.5 } as const;

const round = {
  border: '1px solid transparent',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  boxShadow: 6,
  '&:active': { boxShadow: 12 },
  outlineColor: 'text.primary',
};

const openChat = {
  ...round,
  'html:has([data-hides-chat]) &': { visibility: 'hidden' },
  backgroundColor: '#1b7a3d',
  color: '#fff',
  '&:hover': { backgroundColor: '#135c2d' },
};

const backToTop = {
  ...round,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'primary.dark' } },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'grow 225ms cubic-bezier(0.4, 0, 0.2, 1)',
  },
};
