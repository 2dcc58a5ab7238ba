import { createContext, useContext } from 'react';

/** Milliseconds. */
export const TOAST_DURATION = 5000;

export interface Toast {
  title: string;
  description?: string | undefined;
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive';
  /** Used by the panel only. */
  link?: { readonly to: string; readonly label: string } | undefined;
  /** Used by the panel only. Clicking it closes the toast. */
  action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** A new toast replaces the previous one. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('No ToastProvider');
  return show;
}
