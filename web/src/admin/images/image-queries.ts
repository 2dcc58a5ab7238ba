import { IMAGES_PAGE_SIZE, ImageQuery, listImages } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { contentKeys } from '../history/content-keys';
import { callAsAdmin } from '../session/as-admin';
import { cursorTo } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';

export const ImageParams = ImageQuery.pick({ page: true, category: true, description: true, search: true });
export type ImageFilter = z.output<typeof ImageParams>;

export const adminImageList = ({ page, ...filter }: ImageFilter) =>
  queryOptions({
    queryKey: ['admin', 'images', 'list', filter, page] as const,
    queryFn: (context) => {
      const query = { page, ...filter, limit: IMAGES_PAGE_SIZE, ...cursorTo(context) };
      return callAsAdmin(listImages, { query }, { signal: context.signal });
    },
    // Previous images stay while a page loads; another category starts with skeletons.
    placeholderData: (previous, query) =>
      query?.queryKey[3].category === filter.category ? previous : undefined,
  });

export function useReloadImages(): () => Promise<unknown> {
  return useInvalidation(contentKeys('images')).invalidateAndDropCursors;
}
