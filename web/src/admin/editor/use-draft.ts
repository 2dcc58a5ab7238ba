import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useAdmin } from '../../shared/session/session-queries';

const DEBOUNCE_MS = 500;

const Draft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** Version of the entry; absent for a new entry. */
  version: z.string().optional(),
  /** Revision that filled the form. */
  revision: z.string().optional(),
  /** Repeats a save whose response was lost, instead of making it twice. */
  idempotencyKey: z.string(),
  savedAt: z.iso.datetime(),
});
type Draft = z.infer<typeof Draft>;

interface Of extends Omit<Draft, 'values' | 'savedAt'> {
  kind: string;
  /** Id of the entry; absent for a new entry. */
  id: string | undefined;
}

/** Stores the input in the browser. `earlier` is a stored draft, kept until the administrator decides. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { kind, id = 'new', version, revision, idempotencyKey }: Of,
) {
  const { data: admin } = useAdmin();
  // Nobody sees another administrator's draft.
  const key = admin ? `alnafitha-draft:${admin.id}:${kind}:${id}` : undefined;
  const [earlier, setEarlier] = useState(() => (key ? readDraft(key, form.getValues()) : undefined));

  useEffect(() => {
    if (!key || earlier) return;
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
  }, [key, earlier, form, version, revision, idempotencyKey]);

  const forget = () => {
    if (key) dropDraft(key);
  };
  return {
    earlier,
    /** The draft is in the form now, and stored until the form is saved. */
    accept: () => setEarlier(undefined),
    decline() {
      forget();
      setEarlier(undefined);
    },
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

/** `undefined` for a missing draft, or one that does not fit the form. */
function readDraft<Values extends FieldValues>(key: string, defaults: Values) {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return undefined;
    const draft = Draft.parse(JSON.parse(stored));
    if (!fits(draft.values, defaults)) throw new TypeError('Other fields');
    return { ...draft, values: draft.values };
  } catch (error) {
    console.warn('The draft could not be read.', error);
    return undefined;
  }
}

/** Whether both have the same fields, with values of the same kinds. */
function fits<Values extends FieldValues>(values: object, defaults: Values): values is Values {
  const stored = new Map<string, unknown>(Object.entries(values));
  const fields = Object.entries(defaults);
  return (
    stored.size === fields.length &&
    fields.every(([name, value]) => stored.has(name) && areAlike(stored.get(name), value))
  );
}

/** Whether the types are the same; an empty list is like any other. */
function areAlike(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b))
    return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
  return a.every((item) => b.every((other) => typeof item === typeof other));
}

/** A failing or full storage must not interrupt writing. */
function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('The draft could not be kept.', error);
  }
}

function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('The draft could not be removed.', error);
  }
}
