import {
  deleteImage,
  ERROR_MESSAGES,
  getPortfolioImage,
  IMAGES_PAGE_SIZE,
  type ImageDraft,
  listGallery,
  listImages,
  listPortfolioImages,
  paginate,
  readImage,
  type UploadedFile,
  updateImage,
  uploadImage,
  uploadImages,
} from '@alnafitha/contract';
import type { EditorOf } from '../content/editor';
import { processUpload } from '../media/process-upload';
import { errorResponseTo } from '../platform/error-handler';
import { AppError, foundOr404 } from '../platform/errors';
import { type Context, cacheableRoute, type Route, route } from '../platform/route';
import { paginationOf } from '../platform/search/search-page';
import { sha256 } from '../platform/sha256';
import type { GalleryStore } from './gallery-store';
import type { ImageStore } from './store';

export function imageRoutes(store: ImageStore, gallery: GalleryStore, editorOf: EditorOf): Route[] {
  const storeUpload = async (
    body: ImageDraft,
    file: UploadedFile,
    field: string,
    context: Context<'admin'>,
  ) =>
    store.add(
      body,
      file.name,
      editorOf(context, { body, part: sha256(file.bytes) }),
      await processUpload(file, field),
    );

  return [
    cacheableRoute(listGallery, async ({ query }) => ({ images: await gallery.list(query) })),
    cacheableRoute(listPortfolioImages, async ({ query }) => {
      const { total, next, ...page } = await gallery.listPage(query);
      return { ...page, pagination: { ...paginate(total, IMAGES_PAGE_SIZE), next } };
    }),
    cacheableRoute(getPortfolioImage, async ({ params }) =>
      foundOr404(await gallery.read(params.id), ERROR_MESSAGES.imageNotFound),
    ),
    route(listImages, async ({ query }) => {
      const results = await store.list(query);
      return { images: results.entries, pagination: paginationOf(results, query.limit) };
    }),
    route(uploadImage, async ({ body, files: [file] }, context) => {
      if (file) return storeUpload(body, file, uploadImage.multipart.file, context);
      throw imageMissing(uploadImage.multipart.file);
    }),
    route(uploadImages, async ({ body, files }, context) => {
      const field = uploadImages.multipart.file;
      if (files.length === 0) throw imageMissing(field);
      const outcomes = await Promise.allSettled(files.map((file) => storeUpload(body, file, field, context)));
      return {
        images: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
        failures: outcomes.flatMap((outcome, index) =>
          outcome.status === 'rejected' ? [{ index, message: messageFor(outcome.reason) }] : [],
        ),
      };
    }),
    route(readImage, ({ params }) => store.read(params.id)),
    route(updateImage, ({ params, body }, context) =>
      store.update(params.id, body, editorOf(context, { body })),
    ),
    route(deleteImage, async ({ params }, context) => {
      await store.remove(params.id, editorOf(context));
      return { id: params.id };
    }),
  ];
}

function imageMissing(path: string): AppError {
  return new AppError(400, ERROR_MESSAGES.checkFields, [{ path, message: ERROR_MESSAGES.imageMissing }]);
}

function messageFor(error: unknown): string {
  const { body: response } = errorResponseTo(error, `${uploadImages.method} ${uploadImages.path}`);
  return response.issues?.[0]?.message ?? response.message;
}
