import {
  deleteImage,
  type EndpointInput,
  IMAGES_PAGE_SIZE,
  ImageQuery,
  listImages,
  readImage,
  updateImage,
} from '@alnafitha/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { contentKeys } from '../history/content-keys';
import { callAsAdmin, type SubmitOptions } from '../session/as-admin';
import { eachAtMost } from '../ui/each-at-most';
import { cursorTo } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';

const DELETIONS_AT_ONCE = 4;

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

export const loadImage = (id: string, options: { signal: AbortSignal }) =>
  callAsAdmin(readImage, { params: { id } }, options);

interface Update extends Pick<SubmitOptions, 'headers'> {
  id: string;
  body: EndpointInput<typeof updateImage>['body'];
}

export function useImageUpdate() {
  const { dropCursorsOptions } = useInvalidation(contentKeys('images'));
  return useMutation({
    ...dropCursorsOptions,
    mutationFn: ({ id, body, ...options }: Update) =>
      callAsAdmin(updateImage, { params: { id }, body }, options),
  });
}

export function useReloadImages(): () => Promise<unknown> {
  return useInvalidation(contentKeys('images')).invalidateAndDropCursors;
}

/** Sends a request for each image. Never rejects: returns the number deleted, and the errors of the rest. */
export function useImageDeletion() {
  const { invalidate } = useInvalidation(contentKeys('images'));
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const errors: unknown[] = [];
      await eachAtMost(DELETIONS_AT_ONCE, ids, (id) =>
        callAsAdmin(deleteImage, { params: { id } }).catch((error: unknown) => errors.push(error)),
      );
      return { deleted: ids.length - errors.length, errors };
    },
    onSettled: invalidate,
  });
}
