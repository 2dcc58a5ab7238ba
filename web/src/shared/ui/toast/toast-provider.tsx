import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Box } from '../box';
import { Button } from '../button';
import { ErrorBoundary } from '../error-boundary';
import { TOAST_DURATION, type Toast, ToastContext } from './toast-context';
import type { ToastViewProps } from './toast-view';

/** The fallback while `ToastView` cannot be loaded, mostly offline. */
export function PlainToast({ toast, open, closeLabel, onClose }: ToastViewProps) {
  const isFailure = toast.variant === 'destructive';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(close, TOAST_DURATION);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  // Outside the page, which an open dialog hides from screen readers.
  return createPortal(
    <Box
      role={isFailure ? 'alert' : 'status'}
      sx={{
        position: 'fixed',
        insetBlockEnd: 16,
        insetInline: 16,
        zIndex: 'snackbar',
        inlineSize: 'fit-content',
        maxInlineSize: '26rem',
        marginInline: 'auto',
        padding: 2,
        border: 1,
        borderColor: isFailure ? 'error.main' : 'success.main',
        borderInlineStartWidth: 6,
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <strong>{toast.title}</strong>
      <Box sx={{ whiteSpace: 'pre-line' }}>{toast.description}</Box>
      <Button onClick={onClose}>{closeLabel}</Button>
    </Box>,
    document.body,
  );
}

/** Milliseconds that a dismissed toast stays mounted. */
const REMOVE_DELAY = 1_000_000;

interface Props {
  closeLabel: string;
  /** A `retryableLazy`, because most visits show no toast. */
  ToastView: ComponentType<ToastViewProps>;
  children: ReactNode;
}

/** Shows one toast at a time. */
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
        // The next toast retries.
        <ErrorBoundary key={shown.key} fallback={() => <PlainToast toast={shown.toast} {...view} />}>
          <Suspense>
            <ToastView toast={shown.toast} {...view} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}
