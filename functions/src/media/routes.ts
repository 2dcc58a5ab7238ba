import { MEDIA_PATH, SENTENCES } from '@alnafitha/contract';
import { type RequestHandler, Router } from 'express';
import { IMMUTABLE } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { found } from '../platform/errors';
import { refuseMethod } from '../platform/mount';
import type { PictureStore } from './store';
import { objectAt } from './stored-picture';

export interface MediaOptions {
  readonly store: PictureStore;
  /** Milliseconds within which a picture is answered. */
  readonly deadline: number;
}

/**
 * `GET /media/{key}/{width}.webp` and `GET /media/{key}/card.jpg`, as they lie in the bucket. With a query string there is nothing: each
 * would be another response to the CDN.
 */
export function mediaRouter({ store, deadline }: MediaOptions): Router {
  const send: RequestHandler = async (request, response) => {
    response.locals.endpoint = 'GET /media';
    const { path, contentType } = found(objectAt(request.originalUrl), SENTENCES.notFound);
    const bytes = found(await withDeadline(store.read(path), deadline), SENTENCES.notFound);
    response
      .set({
        'Cache-Control': IMMUTABLE,
        'Content-Type': contentType,
        'Content-Disposition': `inline; filename="${fileNameOf(request.path)}"`,
        // Feeds and image searches show them too.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(bytes);
  };
  const router = Router();
  router
    .route(/^\/media\//)
    .get(send)
    .all(refuseMethod(['GET']));
  return router;
}

/** What a picture is saved as: `villa-x1/480.webp` becomes `villa-x1-480.webp`. */
function fileNameOf(path: string): string {
  return path.slice(MEDIA_PATH.length).replace('/', '-');
}
