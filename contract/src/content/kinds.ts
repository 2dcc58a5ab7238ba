import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { fromKeys, keysOf } from '../records';

interface Words {
  /** A key of translations. */
  readonly label: string;
  /** What visitors see of it comes from the site's queries of this name. */
  readonly query: string;
  /** The entries cannot be added or deleted; their titles are keys of translations. */
  readonly isFixed?: true;
  /** Its texts are reviewed after the others. */
  readonly isReviewedLast?: true;
}

/** What administrators edit, in the order of the queue of translations; in words, without the schemas of fields. */
export const KINDS = {
  posts: { label: 'Blog posts', query: 'posts' },
  projects: { label: 'Projects', query: 'projects' },
  services: { label: 'Services', query: 'services' },
  testimonials: { label: 'Testimonials', query: 'testimonials' },
  blocks: { label: 'Website', query: 'site', isFixed: true },
  images: { label: 'Images', query: 'gallery', isReviewedLast: true },
} as const satisfies Record<string, Words>;

export type ContentKind = keyof typeof KINDS;
/** Kinds whose entries are added and deleted. */
export type EntryKind = {
  [Kind in ContentKind]: (typeof KINDS)[Kind] extends { isFixed: true } ? never : Kind;
}[ContentKind];

const kindWords: Readonly<Partial<Record<string, Words>>> = KINDS;
/** Absent for a kind that is newer than the open panel. */
export const wordsOf = (kind: ContentKind): Words | undefined => kindWords[kind];

// Pages that need no schema or list leave the calls out.
const NAMES = /* @__PURE__ */ keysOf(KINDS);
/** In the order of the queue. */
export const CONTENT_KINDS: readonly ContentKind[] = NAMES;
export const ContentKind = /* @__PURE__ */ z.enum(NAMES, { error: ERROR_MESSAGES.invalidValue });
export const ENTRY_KINDS = /* @__PURE__ */ NAMES.filter((kind): kind is EntryKind => !wordsOf(kind)?.isFixed);

/** The value of each kind. */
export const forKinds = <Value>(compute: (kind: ContentKind) => Value) => fromKeys(NAMES, compute);
