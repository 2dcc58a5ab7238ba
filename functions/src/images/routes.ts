import {
  deleteImage,
  type ImageDraft,
  listGallery,
  listImages,
  paginate,
  readImage,
  SENTENCES,
  type UploadedFile,
  updateImage,
  uploadImage,
  uploadImages,
} from '@alnafitha/contract';
import { takeIn } from '../media/intake';
import { AppError } from '../platform/errors';
import { replyTo } from '../platform/failures';
import { type Route, route, sharedRoute } from '../platform/route';
import type { GalleryStore } from './gallery-store';
import type { ImageStore } from './store';

export function imageRoutes(store: ImageStore, gallery: GalleryStore): Route[] {
  const keep = async (draft: ImageDraft, file: UploadedFile, field: string) =>
    store.add(draft, file.name, await takeIn(file, field));

  return [
    sharedRoute(listGallery, async ({ query }) => ({ images: await gallery.list(query.category) })),
    route(listImages, async ({ query }) => {
      const { entries: images, total, next, previous } = await store.list(query);
      return { images, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    route(uploadImage, async ({ body, files: [file] }) => {
      if (file) return keep(body, file, uploadImage.multipart.file);
      throw pictureMissing(uploadImage.multipart.file);
    }),
    route(uploadImages, async ({ body, files }) => {
      const field = uploadImages.multipart.file;
      if (files.length === 0) throw pictureMissing(field);
      const outcomes = await Promise.allSettled(files.map((file) => keep(body, file, field)));
      return {
        images: outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
        failures: outcomes.flatMap((each, index) =>
          each.status === 'rejected' ? [{ index, message: sentenceFor(each.reason) }] : [],
        ),
      };
    }),
    route(readImage, ({ params }) => store.read(params.id)),
    route(updateImage, ({ params, body }) => store.update(params.id, body)),
    route(deleteImage, async ({ params }) => {
      await store.remove(params.id);
      return { id: params.id };
    }),
  ];
}

function pictureMissing(path: string): AppError {
  return new AppError(400, SENTENCES.checkFields, [{ path, message: SENTENCES.pictureMissing }]);
}

/** The error of a rejected image. */
function sentenceFor(error: unknown): string {
  const { reply } = replyTo(error, `${uploadImages.method} ${uploadImages.path}`);
  return reply.issues?.[0]?.message ?? reply.message;
}
