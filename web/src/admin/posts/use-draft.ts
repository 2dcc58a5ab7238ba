import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../../shared/session/session-queries';
import { type DraftValues, draftKey, dropDraft, keepDraft, readDraft } from './draft-storage';
import type { PostValues } from './post-values';

const DEBOUNCE_MS = 500;

interface Of {
  /** Absent for a new one. */
  id: string | undefined;
  /** Version that the form started from. */
  version: string | undefined;
}

/** Stores the input in the browser. `found`, an earlier draft, is kept until the administrator decides. */
export function useDraft(form: UseFormReturn<PostValues>, { id, version }: Of) {
  const { data: admin } = useAdmin();
  const key = admin ? draftKey(admin.id, id) : undefined;
  const [found, setFound] = useState(() => (key ? readDraft(key) : undefined));

  useEffect(() => {
    if (!key || found) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = textsOf(form.getValues());
      const isDirty = JSON.stringify(values) !== JSON.stringify(textsOf(form.formState.defaultValues));
      if (isDirty) keepDraft(key, { values, version, savedAt: new Date().toISOString() });
      else dropDraft(key);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, DEBOUNCE_MS);
      },
    });
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [key, found, form, version]);

  const forget = () => {
    if (key) dropDraft(key);
  };
  return {
    found,
    /** The draft is in the form now, and stored until the form is saved. */
    accept: () => setFound(undefined),
    decline() {
      forget();
      setFound(undefined);
    },
    forget,
  };
}

/** In a fixed key order, for comparison. A file cannot be stored. */
function textsOf(values: Partial<PostValues> | undefined): DraftValues {
  const { title = '', excerpt = '', content = '', published = false } = values ?? {};
  const { category = '', customCategory = '', image = '' } = values ?? {};
  return { title, excerpt, content, published, category, customCategory, image };
}
