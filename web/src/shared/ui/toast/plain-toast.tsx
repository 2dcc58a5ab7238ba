import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { Box } from '../box';
import { Button } from '../button';
import { TOAST_DURATION } from './toast-context';
import type { ToastViewProps } from './toast-view';

/** The fallback while the code of `ToastView` cannot be loaded, above all without a network. */
export function PlainToast({ toast, open, closeLabel, onClose }: ToastViewProps) {
  const isFailure = toast.variant === 'destructive';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(close, TOAST_DURATION);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  // Outside the page, which is hidden from screen readers while a dialog is open.
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
