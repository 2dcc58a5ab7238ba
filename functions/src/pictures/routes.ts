import { SENTENCES } from '@alnafitha/contract';
import { type RequestHandler, Router } from 'express';
import { IMMUTABLE } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { found } from '../platform/errors';
import { refuseMethod } from '../platform/mount';
import { toCard } from './card';
import type { PictureStore } from './store';
import { objectAt } from './stored-picture';

export interface MediaOptions {
  readonly store: PictureStore;
  /** Milliseconds within which a picture is answered. */
  readonly deadline: number;
}

/** `GET /media/{key}/{width}.webp`, and its card under the same name with `.jpg`: the one address outside `/api`. */
export function mediaRouter({ store, deadline }: MediaOptions): Router {
  const send: RequestHandler = async (request, response) => {
    response.locals.endpoint = 'GET /media';
    const isCard = request.path.endsWith('.jpg');
    const path = found(
      objectAt(isCard ? request.path.replace(/jpg$/, 'webp') : request.path),
      SENTENCES.notFound,
    );
    const kept = found(await withDeadline(store.read(path), deadline), SENTENCES.notFound);
    const bytes = isCard ? await withDeadline(toCard(kept), deadline) : kept;
    response
      .set({ 'Cache-Control': IMMUTABLE, 'Content-Type': isCard ? 'image/jpeg' : 'image/webp' })
      .send(bytes);
  };
  const router = Router();
  router
    .route(/^\/media\//)
    .get(send)
    .all(refuseMethod(['GET']));
  return router;
}
