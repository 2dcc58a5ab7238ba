import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '../ui/toast/toast-context';
import { useLanguage } from './language-context';

/** Covers the page while its texts change language, and says when they could not. Bilingual, since the Arabic texts are what is on its way. */
export function TranslatingOverlay() {
  const { isTranslating, hasFailed, t } = useLanguage();
  const toast = useToast();

  const report = useEffectEvent(() =>
    toast({
      title: t('Error'),
      description: t('The Arabic texts could not be loaded. Please try again.'),
      variant: 'destructive',
    }),
  );
  useEffect(() => {
    if (hasFailed) report();
  }, [hasFailed]);

  return isTranslating ? <Overlay /> : null;
}

function Overlay() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <Box
      ref={ref}
      role="alertdialog"
      aria-modal
      aria-busy
      aria-labelledby="translating-title"
      aria-describedby="translating-text"
      tabIndex={-1}
      onKeyDown={(event) => event.preventDefault()}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        padding: 3,
        textAlign: 'center',
        backgroundColor: 'background.default',
        outline: 'none',
      }}
    >
      <CircularProgress aria-hidden />
      <Typography id="translating-title" variant="h5" component="p" lang="ar" dir="rtl">
        جارٍ الترجمة إلى العربية
      </Typography>
      <Box id="translating-text">
        <Typography lang="ar" dir="rtl">
          يرجى الانتظار بينما نترجم المحتوى...
        </Typography>
        <Typography variant="body2" color="text.secondary" lang="en" dir="ltr">
          Please wait while we translate the content...
        </Typography>
      </Box>
    </Box>
  );
}
