import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { PlainToast } from './plain-toast';
import { type Toast, ToastContext } from './toast-context';
import type { ToastViewProps } from './toast-view';

/** How long a dismissed toast stays mounted, in milliseconds. */
const REMOVE_DELAY = 1_000_000;

interface Props {
  closeLabel: string;
  /** A `retryableLazy`: most visits show no toast, so its view is fetched with the first one. */
  ToastView: ComponentType<ToastViewProps>;
  children: ReactNode;
}

/** One toast at a time for everything inside. */
export function ToastProvider({ closeLabel, ToastView, children }: Props) {
  const [shown, setShown] = useState<{ toast: Toast; key: number } | null>(null);
  const [open, setOpen] = useState(false);
  const [show] = useState(() => (toast: Toast) => {
    setShown((previous) => ({ toast, key: (previous?.key ?? 0) + 1 }));
    setOpen(true);
  });

  useEffect(() => {
    if (open || !shown) return;
    const timer = setTimeout(() => setShown(null), REMOVE_DELAY);
    return () => clearTimeout(timer);
  }, [open, shown]);

  const view = { open, closeLabel, onClose: () => setOpen(false) };
  return (
    <ToastContext value={show}>
      {children}
      {shown && (
        // The next toast tries again.
        <ErrorBoundary key={shown.key} fallback={() => <PlainToast toast={shown.toast} {...view} />}>
          <Suspense>
            <ToastView toast={shown.toast} {...view} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}
