import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';

const PREFIX = 'alnafitha-draft:';
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;
/** Of one administrator and kind. */
const MAX_DRAFTS = 20;

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
export type Draft = z.infer<typeof Draft>;

/** A draft that no other open form has. */
export interface FoundDraft<Values> extends Omit<Draft, 'values'> {
  key: string;
  values: Values;
  /** Lets other forms find it. */
  release: () => void;
}

/** Prefix of the keys of one kind; nobody sees another administrator's drafts. */
export const kindPrefix = (adminId: string, kind: string) => `${PREFIX}${adminId}:${kind}:`;

/**
 * Claims the key of a draft until `closing`, or until the returned release; `undefined` if another form has it.
 * The browser releases the locks of a crashed tab. Without Web Locks, every draft counts as free.
 */
export async function claimDraft(key: string, closing: AbortSignal): Promise<(() => void) | undefined> {
  // Some browsers have none outside HTTPS.
  if (!navigator.locks) return () => {};
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      lock
        ? new Promise<void>((release) => {
            closing.addEventListener('abort', () => release());
            if (closing.aborted) release();
            resolve(release);
          })
        : resolve(undefined);
    navigator.locks.request(key, { ifAvailable: true }, hold).catch((error: unknown) => {
      console.warn('The draft could not be locked.', error);
      resolve(() => {});
    });
  });
}

/** Claims the drafts of a form that no other open form has, newest first. Earlier keys end with the entry's id. */
export async function claimDrafts<Values extends FieldValues>(
  slot: string,
  defaults: Values,
  closing: AbortSignal,
): Promise<FoundDraft<Values>[]> {
  const keys = storedKeys().filter((key) => key === slot || key.startsWith(`${slot}:`));
  const claimed = await Promise.all(
    keys.map(async (key) => {
      const release = await claimDraft(key, closing);
      if (!release) return [];
      // The form that had it may have saved it in the meantime.
      const draft = readDraft(key, defaults);
      if (draft) return [{ ...draft, key, release }];
      release();
      return [];
    }),
  );
  return claimed.flat().sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** Deletes old drafts of all kinds, and the oldest of too many of one kind, unless an open form has them. */
export async function pruneDrafts(prefix: string): Promise<void> {
  const limit = new Date(Date.now() - MAX_AGE_MS).toISOString();
  const drafts = storedKeys()
    .map((key) => ({ key, savedAt: savedAtOf(key) }))
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  const excess = drafts.filter(({ key }) => key.startsWith(prefix)).slice(MAX_DRAFTS);
  const expired = drafts.filter(({ savedAt }) => savedAt < limit);
  for (const { key } of [...excess, ...expired]) {
    const release = await claimDraft(key, new AbortController().signal);
    if (!release) continue;
    dropDraft(key);
    release();
  }
}

/** A failing or full storage must not interrupt writing. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('The draft could not be kept.', error);
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('The draft could not be removed.', error);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch (error) {
    console.warn('The drafts could not be listed.', error);
    return [];
  }
}

/** Blank for what is no draft. */
function savedAtOf(key: string): string {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(key) ?? '')).savedAt;
  } catch {
    return '';
  }
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
