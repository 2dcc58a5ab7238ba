import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { LazyPart } from '../../shared/ui/lazy-part';

export function LoadingBackdrop() {
  const { t } = useLanguage();
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={t('Loading...')} />
    </Backdrop>
  );
}

/** A failure must not unmount the form. */
export function LazyDialog(props: ComponentProps<typeof LazyPart>) {
  return <LazyPart fallback={<LoadingBackdrop />} {...props} />;
}
