import { z } from 'zod';

const Draft = z.object({
  values: z.object({
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    published: z.boolean(),
    category: z.string(),
    customCategory: z.string(),
    image: z.string(),
  }),
  /** Version of the post; absent for a new one. */
  version: z.string().optional(),
  savedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof Draft>;
export type DraftValues = Draft['values'];

/** Key by post and administrator, so nobody sees another's draft. */
export function draftKey(adminId: string, postId = 'new'): string {
  return `alnafitha-draft:${adminId}:${postId}`;
}

/** `undefined` for a missing or invalid draft. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : Draft.parse(JSON.parse(stored));
  } catch (error) {
    console.warn('The draft could not be read.', error);
    return undefined;
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
