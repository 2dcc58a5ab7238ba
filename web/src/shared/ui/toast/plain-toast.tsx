import { Box } from '../box';
import { Button } from '../button';
import type { ToastViewProps } from './toast-view';

/** Says what a toast says where its own view cannot be fetched: without a network, above all. */
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
