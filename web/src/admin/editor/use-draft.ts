import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../../shared/session/session-queries';
import {
  claimDraft,
  claimDrafts,
  type Draft,
  dropDraft,
  type FoundDraft,
  keepDraft,
  kindPrefix,
  pruneDrafts,
} from './stored-drafts';

const DEBOUNCE_MS = 500;

interface Of extends Omit<Draft, 'values' | 'savedAt'> {
  kind: string;
  /** Id of the entry; absent for a new entry. */
  id: string | undefined;
}

/**
 * Stores the input in the browser, under a key of this form, because several tabs may show the same entry.
 * `found` are earlier drafts that no open form has, kept until the administrator decides.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { kind, id = 'new', version, revision, idempotencyKey }: Of,
) {
  const { data: admin } = useAdmin();
  const prefix = admin && kindPrefix(admin.id, kind);
  const slot = prefix && `${prefix}${id}`;
  const [ownSuffix] = useState(() => `:${crypto.randomUUID()}`);
  const [suffix, setSuffix] = useState(ownSuffix);
  const key = slot && `${slot}${suffix}`;
  const [found, setFound] = useState<readonly FoundDraft<Values>[]>([]);

  useEffect(() => {
    if (!slot) return;
    const closing = new AbortController();
    const claim = async () => {
      // React's StrictMode closes the first form at once, before it claims anything.
      await Promise.resolve();
      if (closing.signal.aborted) return;
      const [drafts] = await Promise.all([
        claimDrafts(slot, form.getValues(), closing.signal),
        claimDraft(`${slot}${ownSuffix}`, closing.signal),
      ]);
      if (drafts.length > 0 && !closing.signal.aborted) setFound(drafts);
      await pruneDrafts(prefix);
    };
    void claim();
    return () => closing.abort();
  }, [slot, prefix, ownSuffix, form]);

  useEffect(() => {
    if (!key) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const defaults = form.formState.defaultValues ?? {};
      const values = storable(form.getValues(), defaults);
      const isDirty = JSON.stringify(values) !== JSON.stringify(storable(defaults, defaults));
      const savedAt = new Date().toISOString();
      if (isDirty) keepDraft(key, { values, version, revision, idempotencyKey, savedAt });
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
  }, [key, form, version, revision, idempotencyKey]);

  const forget = () => {
    if (key) dropDraft(key);
  };
  const releaseAllBut = (kept?: string) => {
    for (const draft of found) if (draft.key !== kept) draft.release();
    setFound([]);
  };
  return {
    found,
    /** The draft is in the form now, and stored under its key until the form is saved. */
    accept(accepted: string) {
      forget();
      if (slot) setSuffix(accepted.slice(slot.length));
      releaseAllBut(accepted);
    },
    discard(discarded: string) {
      dropDraft(discarded);
      found.find((draft) => draft.key === discarded)?.release();
      setFound(found.filter((draft) => draft.key !== discarded));
    },
    postpone: () => releaseAllBut(),
    forget,
  };
}

/** Returns the values in the key order of `defaults`, for comparison. Files cannot be stored. */
function storable(values: object, defaults: object): Draft['values'] {
  const fields = new Map(Object.entries(values));
  return Object.fromEntries(
    Object.keys(defaults).map((name) => {
      const value: unknown = fields.get(name);
      if (Array.isArray(value)) return [name, value.filter((file) => !(file instanceof File))];
      return [name, value instanceof File ? null : value];
    }),
  );
}
