import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';

/** Covers the page while a dialog is loading. */
export function LoadingBackdrop() {
  const { t } = useLanguage();
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={t('Loading...')} />
    </Backdrop>
  );
}

interface Props<P extends object> {
  load: () => Promise<ComponentType<P>>;
  props: P;
  onFailure: () => void;
}

/** A lazily loaded part of a form. Not `React.lazy`, because a failure must not unmount the form. */
export function LazyPart<P extends object>({ load, props, onFailure }: Props<P>) {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const [loaded, setLoaded] = useState<{ Part: ComponentType<P> }>();
  const begin = useEffectEvent(load);
  const giveUp = useEffectEvent((error: unknown) => {
    toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' });
    onFailure();
  });
  useEffect(() => {
    let current = true;
    begin().then(
      (Part) => current && setLoaded({ Part }),
      (error: unknown) => current && giveUp(error),
    );
    return () => {
      current = false;
    };
  }, []);
  return loaded ? <loaded.Part {...props} /> : <LoadingBackdrop />;
}
