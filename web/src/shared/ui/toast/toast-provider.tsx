import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { PlainToast } from './plain-toast';
import { type Toast, ToastContext } from './toast-context';
import type { ToastViewProps } from './toast-view';

/** How long a dismissed toast stays mounted, in milliseconds. */
const REMOVE_DELAY = 1_000_000;

type ToastViewType = ComponentType<ToastViewProps>;

/** Most visits show no toast, so its view is fetched with the first one. */
export function lazyToastView(load: () => Promise<{ default: ToastViewType }>): ToastViewType {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn('The view of toasts could not be fetched.', error);
      return { default: PlainToast };
    }),
  );
}

interface Props {
  closeLabel: string;
  /** A `lazyToastView`. */
  ToastView: ToastViewType;
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

  return (
    <ToastContext value={show}>
      {children}
      {shown && (
        <Suspense>
          <ToastView
            key={shown.key}
            toast={shown.toast}
            open={open}
            closeLabel={closeLabel}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
