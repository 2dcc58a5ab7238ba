import { idIn } from '../routes';
import { slugify } from '../slugs';

export const POST_PATHS = { list: '/api/blog', item: '/api/blog/:id' } as const;

/** Each custom category costs a read. */
export const MAX_CUSTOM_CATEGORIES = 30;

export const POSTS_PAGE_SIZE = 12;
/** The blog's search loads all posts; the API returns no more at once. */
export const SEARCHED_POSTS_PAGE_SIZE = 100;
export const ADMIN_POSTS_PAGE_SIZE = 10;

export const POST_SEARCH_MAX_LENGTH = 200;

/** A scheduled post appears by itself at its date. */
export const POST_STATES = ['draft', 'scheduled', 'live'] as const;

interface DatedPost {
  readonly published: boolean;
  readonly date: Date | string;
}

/** Tells whether visitors see a post. */
export function isLive({ published, date }: DatedPost, now: Date): boolean {
  return published && new Date(date) <= now;
}

interface Addressed {
  readonly id: string;
  readonly title: string;
  /** By default, that of the title. */
  readonly slug?: string | undefined;
}

/** `/blog/{id}-{slug}`, or `/blog/{id}` if the slug is empty. */
export function postPath({ id, title, slug = slugify(title) }: Addressed): string {
  return slug ? `/blog/${id}-${slug}` : `/blog/${id}`;
}

/** Post ids contain no hyphen. */
export function postIdOf(idAndSlug: string): string {
  return idIn(idAndSlug).split('-', 1)[0] ?? '';
}
