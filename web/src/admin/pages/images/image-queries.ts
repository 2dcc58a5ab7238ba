import {
  type AdminImage,
  deleteImage,
  type EndpointInput,
  IMAGES_PAGE_SIZE,
  type ImageQuery,
  listImages,
  readImage,
  updateImage,
} from '@alnafitha/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callAsAdmin } from '../../session/as-admin';
import { wayTo } from '../../ui/page-cursors';
import { useReload } from '../../ui/use-reload';
import { eachAtMost } from './each-at-most';

const prefix = ['admin', 'images'] as const;
/** What shows pictures of the library, or counts them. */
const SHOWING = [prefix, ['admin', 'dashboard'], ['gallery']] as const;
const DELETIONS_AT_ONCE = 4;

/** What is shown of the library. */
export type ImageFilter = Pick<ImageQuery, 'page' | 'search' | 'category' | 'description'>;

export const imageQueries = {
  list: ({ page, ...filter }: ImageFilter) =>
    queryOptions({
      queryKey: [...prefix, 'list', filter, page] as const,
      queryFn: (context) =>
        callAsAdmin(listImages, { query: { page, ...filter, limit: IMAGES_PAGE_SIZE, ...wayTo(context) } }),
      // Within a category the pictures stay until the next are there; another category begins with skeletons.
      placeholderData: (previous, query) =>
        query?.queryKey[3].category === filter.category ? previous : undefined,
    }),
  /** An image as it is by now, after a change to its `refused` version was turned down. */
  current: (id: string, refused: string) =>
    queryOptions({
      queryKey: [...prefix, 'current', id, refused],
      queryFn: () => callAsAdmin(readImage, { params: { id } }),
      gcTime: 0,
    }),
};

interface Change {
  id: AdminImage['id'];
  changes: EndpointInput<typeof updateImage>['body'];
}

/** Changes what is said of an image, which may move it to another category. */
export function useImageUpdate() {
  const { renumbering } = useReload(SHOWING);
  return useMutation({
    ...renumbering,
    mutationKey: prefix,
    mutationFn: ({ id, changes }: Change) => callAsAdmin(updateImage, { params: { id }, body: changes }),
  });
}

/** Lets everything that shows pictures of the library load anew, now that there are more of them. */
export function useReloadImages(): () => Promise<unknown> {
  return useReload(SHOWING).renumber;
}

/** Deletes pictures, one call for each. It does not fail: it answers how many are gone and why the others are not. */
export function useImageDeletion() {
  const { reload } = useReload(SHOWING);
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const errors: unknown[] = [];
      await eachAtMost(DELETIONS_AT_ONCE, ids, (id) =>
        callAsAdmin(deleteImage, { params: { id } }).catch((error: unknown) => errors.push(error)),
      );
      return { deleted: ids.length - errors.length, errors };
    },
    onSettled: reload,
  });
}
