import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LanguageStatusContext, useLanguage } from '../i18n/language-context';
import { useIsTranslating } from '../i18n/translation/use-localized';
import { Box } from './box';
import { Spinner } from './spinner';
import { useToast } from './toast/toast-context';
import { Typography } from './typography';

/** Shorter waits, in milliseconds, show no overlay. */
const DELAY = 200;

/** Covers the page while a language loads. Bilingual, because the Arabic texts are not loaded yet. */
export function TranslatingOverlay() {
  const { t } = useLanguage();
  const { isTranslating, hasFailed } = useContext(LanguageStatusContext);
  const toast = useToast();
  const isBusy = useIsTranslating();

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

  const isLong = useDelayed(isTranslating || isBusy, DELAY);
  return isLong ? <Overlay /> : null;
}

/** True once the condition has held for the given time; false as soon as it ends. */
function useDelayed(condition: boolean, milliseconds: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [condition, milliseconds]);
  return isLong && condition;
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
      <Spinner />
      <Typography id="translating-title" variant="h5" component="p" lang="ar" dir="rtl">
        جارٍ الترجمة إلى العربية
      </Typography>
      <Box id="translating-text">
        <Typography lang="ar" dir="rtl">
          يرجى الانتظار بينما نترجم المحتوى...
        </Typography>
        <Typography variant="body2" color="textSecondary" lang="en" dir="ltr">
          Please wait while we translate the content...
        </Typography>
      </Box>
    </Box>
  );
}
