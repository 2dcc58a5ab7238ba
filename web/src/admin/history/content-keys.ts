import type { ContentKind } from '@alnafitha/contract';
import type { QueryKey } from '@tanstack/react-query';

/** The site's queries share the cache. */
const SITE_KEYS: Record<ContentKind, string> = {
  posts: 'posts',
  projects: 'projects',
  services: 'services',
  images: 'gallery',
  testimonials: 'testimonials',
  blocks: 'site',
};

/** The queries that a change of an entry affects. */
export const contentKeys = (kind: ContentKind): readonly QueryKey[] => [
  ['admin', kind],
  ['admin', 'dashboard'],
  [SITE_KEYS[kind]],
];
