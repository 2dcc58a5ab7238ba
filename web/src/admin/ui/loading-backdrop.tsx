import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useLanguage } from '../../shared/i18n/language-context';

/** Covers the page while a dialog is loading. */
export function LoadingBackdrop() {
  const { t } = useLanguage();
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={t('Loading...')} />
    </Backdrop>
  );
}
