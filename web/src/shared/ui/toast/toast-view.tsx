import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useCallback, useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { HAIRLINE } from '../hairline';
import { TOAST_DURATION, type Toast } from './toast-context';

/** Milliseconds: an action takes longer to reach. */
const ACTION_DURATION = 10_000;

/** CSS variable with the height that an open toast covers at the end of the page. */
const ROOM = '--toast-room';
/** Margins above and below the toast together, in pixels. */
const MARGIN = 16;

const position = {
  // A dialog has its buttons at the bottom, its title at the start, and the steps to other messages at the end. On
  // phones, base.css makes room below the dialog.
  'body:has(.MuiDialog-root) &': {
    insetBlock: { sm: '24px auto' },
    insetInline: { sm: '24px' },
    justifyContent: { sm: 'center' },
  },
  // Only the toast itself covers what is behind it.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;

export interface ToastViewProps {
  toast: Toast;
  open: boolean;
  closeLabel: string;
  onClose: () => void;
}

interface Props extends ToastViewProps {
  /** The default is inline end, away from the panel's navigation, first columns and pagination. */
  atStart?: boolean;
}

export default function ToastView({ toast, open, closeLabel, onClose, atStart = false }: Props) {
  const isFailure = toast.variant === 'destructive';
  const [height, setHeight] = useState(0);
  const measure = useCallback((alert: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setHeight(alert.offsetHeight));
    observer.observe(alert);
    return () => observer.disconnect();
  }, []);
  // On phones, base.css pads the panel's pages and dialogs, so that the toast covers no content.
  useEffect(() => {
    if (!open || atStart) return;
    const { style } = document.documentElement;
    style.setProperty(ROOM, `${height + MARGIN}px`);
    return () => {
      style.removeProperty(ROOM);
    };
  }, [open, height, atStart]);
  return (
    // Outside the page, which an open dialog hides from screen readers.
    <Portal>
      <Snackbar
        open={open}
        autoHideDuration={toast.action ? ACTION_DURATION : TOAST_DURATION}
        // The RTL style cache mirrors it.
        anchorOrigin={{ vertical: 'bottom', horizontal: atStart ? 'left' : 'right' }}
        // Keep the toast when the user clicks elsewhere.
        onClose={(_, reason) => reason !== 'clickaway' && onClose()}
        // On the site's phones it is over the header, so that it covers no button of a form.
        sx={[position, atStart && { insetBlock: { xs: '8px auto', sm: 'auto 24px' } }]}
      >
        <Alert
          ref={measure}
          severity={isFailure ? 'error' : 'success'}
          role={isFailure ? 'alert' : 'status'}
          variant="standard"
          closeText={closeLabel}
          onClose={onClose}
          // The border tells it from a dark page.
          sx={{ inlineSize: 'min(26rem, calc(100vw - 1rem))', boxShadow: 6, border: HAIRLINE }}
        >
          <AlertTitle sx={{ fontWeight: 600 }}>{toast.title}</AlertTitle>
          <Box sx={{ whiteSpace: 'pre-line' }}>{toast.description}</Box>
          {toast.link && (
            <Box sx={{ marginBlockStart: 1 }}>
              <Link component={RouterLink} to={toast.link.to} onClick={onClose} color="inherit">
                {toast.link.label}
              </Link>
            </Box>
          )}
          {toast.action && (
            <Link
              component="button"
              type="button"
              onClick={() => {
                onClose();
                toast.action?.onClick();
              }}
              color="inherit"
              sx={{ minBlockSize: 32, fontWeight: 600 }}
            >
              {toast.action.label}
            </Link>
          )}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
