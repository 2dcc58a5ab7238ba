import { slugify } from './slugs';

/** What the panel offers beside a category of the author's own. */
export const BLOG_CATEGORIES = [
  'Company News',
  'Industry Insights',
  'Projects',
  'Tips & Tricks',
  'Trends',
  'Customer Stories',
] as const;

/** Posts on a page of the public list. */
export const BLOG_PAGE_SIZE = 12;

/** A post's page: `/blog/{id}-{slug}`, without the hyphen where the title leaves no slug. */
export function postPath({ id, title }: { id: string; title: string }): string {
  const slug = slugify(title);
  return slug ? `/blog/${id}-${slug}` : `/blog/${id}`;
}

/** The id in `{id}-{slug}`. Ids of posts hold no hyphen. */
export function postIdOf(idAndSlug: string): string {
  return idAndSlug.split('-', 1)[0] ?? '';
}
