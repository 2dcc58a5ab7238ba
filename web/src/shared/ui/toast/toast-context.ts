import { createContext, useContext } from 'react';

export interface Toast {
  title: string;
  description?: string | undefined;
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive';
}

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a toast; a new one takes the place of the one before. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}
