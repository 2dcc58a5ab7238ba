import { type ComponentProps, Suspense, useEffect, useEffectEvent } from 'react';
import { errorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { useToast } from '../../../shared/ui/toast/toast-context';

const load = () => import('./lightbox');
const Lightbox = retryableLazy(load);

/** The lightbox, whose code loads at its first use. */
export function LazyLightbox(props: ComponentProps<typeof Lightbox>) {
  return (
    <ErrorBoundary fallback={(error) => <Failure error={error} onClose={props.onClose} />}>
      <Suspense fallback={null}>
        <Lightbox {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Failure({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const report = useEffectEvent(() => {
    toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' });
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

/** Handlers for elements that open the lightbox: they prefetch its code on hover and focus. */
export const lightboxTrigger = { onPointerEnter: prefetch, onFocus: prefetch };

function prefetch(): void {
  // An error is reported when the visitor actually opens it.
  load().catch((error: unknown) => console.warn(error));
}
