import { useRef } from 'react';

/**
 * Runs one submission at a time, and none after it has succeeded; `onError` handles a failed one. A double
 * click is faster than the renders that disable the button and close the form.
 */
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
