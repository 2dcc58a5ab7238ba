import { z } from 'zod';

/** What was being written, as the browser keeps it. */
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
  /** Of the post that it was made from; absent for a new one. */
  version: z.string().optional(),
  savedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof Draft>;
export type DraftValues = Draft['values'];

/** One for each post of each administrator: nobody is offered what somebody else wrote. */
export function draftKey(adminId: string, postId = 'new'): string {
  return `alnafitha-draft:${adminId}:${postId}`;
}

/** `undefined` where nothing is kept, or nothing that can be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : Draft.parse(JSON.parse(kept));
  } catch (error) {
    console.warn('The draft could not be read.', error);
    return undefined;
  }
}

/** Writing goes on where the browser keeps nothing, or has no room. */
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
