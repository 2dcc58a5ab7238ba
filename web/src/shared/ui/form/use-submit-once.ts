import { useRef } from 'react';

/** Runs one submission at a time and none after success: a double click is faster than a render. */
export function useSubmitOnce() {
  const isSubmitting = useRef(false);
  return async (submit: () => Promise<void>, onError: (error: unknown) => void): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await submit();
    } catch (error) {
      isSubmitting.current = false;
      onError(error);
    }
  };
}
