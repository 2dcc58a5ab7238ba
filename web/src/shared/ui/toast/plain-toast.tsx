import { Box } from '../box';
import { Button } from '../button';
import type { ToastViewProps } from './toast-view';

/** The fallback when the code of `ToastView` cannot be loaded, above all without a network. */
export function PlainToast({ toast, open, closeLabel, onClose }: ToastViewProps) {
  if (!open) return null;
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        insetBlockEnd: 16,
        insetInlineStart: 16,
        zIndex: 'snackbar',
        maxInlineSize: 'min(26rem, calc(100vw - 2rem))',
        padding: 2,
        border: 1,
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <strong>{toast.title}</strong>
      <div>{toast.description}</div>
      <Button onClick={onClose}>{closeLabel}</Button>
    </Box>
  );
}
