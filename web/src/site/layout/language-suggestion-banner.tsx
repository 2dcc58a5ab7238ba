import Close from 'icon:Close';
import { localizedPath } from '@alnafitha/contract';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { HAIRLINE } from '../../shared/ui/hairline';
import { IconButton } from '../../shared/ui/icon-button';
import { corner } from './floating-buttons';

/** Links to the same page in Arabic. Fixed over the end of the page, so it causes no layout shift. */
export default function LanguageSuggestionBanner({ onDismiss }: { onDismiss: () => void }) {
  const { setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  // Switches without a page load, which keeps typed text; the browser opens new tabs.
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setLanguage('ar');
  };
  return (
    <Box component="aside" lang="ar" dir="rtl" aria-label="اللغة" className="no-print" sx={offer}>
      <Box
        component="a"
        href={localizedPath('ar', pathname) + search + hash}
        hrefLang="ar"
        onClick={onClick}
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 44,
          color: 'primary.main',
          fontWeight: 600,
        }}
      >
        متوفر بالعربية
      </Box>
      <IconButton aria-label="إخفاء" onClick={onDismiss}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const offer = {
  // The corner is at inline end in Arabic, opposite to the buttons of the English page.
  ...corner,
  alignItems: 'center',
  paddingInlineStart: 2,
  color: 'text.primary',
  backgroundColor: 'background.paper',
  border: HAIRLINE,
  borderRadius: 1,
  boxShadow: 6,
} as const;
