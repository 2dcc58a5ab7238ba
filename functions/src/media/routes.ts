import { ERROR_MESSAGES, MEDIA_PATH } from '@alnafitha/contract';
import { type RequestHandler, Router } from 'express';
import { IMMUTABLE } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { foundOr404 } from '../platform/errors';
import { rejectMethod } from '../platform/mount';
import { PDF_CACHING, pdfAt } from './pdfs';
import type { MediaStore } from './store';
import { objectAt } from './stored-media';

interface MediaOptions {
  readonly store: MediaStore;
  readonly deadline: number;
}

/** A query string is a 404, because each would be another CDN entry. */
export function mediaRouter({ store, deadline }: MediaOptions): Router {
  const send: RequestHandler = async (request, response) => {
    response.locals.endpoint = 'GET /media';
    const { path, contentType, caching } = foundOr404(fileAt(request.originalUrl), ERROR_MESSAGES.notFound);
    const bytes = foundOr404(await withDeadline(store.read(path), deadline), ERROR_MESSAGES.notFound);
    response
      .set({
        'Cache-Control': caching,
        'Content-Type': contentType,
        'Content-Disposition': `inline; filename="${fileNameOf(request.path)}"`,
        // Feeds and image searches embed images.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(bytes);
  };
  const router = Router();
  router
    .route(/^\/media\//)
    .get(send)
    .all(rejectMethod(['GET']));
  return router;
}

function fileAt(url: string): { path: string; contentType: string; caching: string } | null {
  const pdf = pdfAt(url);
  if (pdf !== null) return { path: pdf, contentType: 'application/pdf', caching: PDF_CACHING };
  const image = objectAt(url);
  return image && { ...image, caching: IMMUTABLE };
}

/** `villa-x1/480.webp` becomes `villa-x1-480.webp`. */
function fileNameOf(path: string): string {
  return path.slice(MEDIA_PATH.length).replace('/', '-');
}
