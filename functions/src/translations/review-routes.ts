import {
  completeTranslations,
  correctTranslations,
  listTranslations,
  readTranslations,
} from '@alnafitha/contract';
import { type Route, route } from '../platform/route';
import type { ReviewStore } from './review-store';

export function reviewRoutes(store: ReviewStore): Route[] {
  return [
    route(listTranslations, ({ query }) => store.list(query)),
    route(readTranslations, ({ params: { kind, id } }) => store.read(kind, id)),
    route(correctTranslations, ({ params: { kind, id }, body }) => store.correct(kind, id, body.texts)),
    route(completeTranslations, ({ params: { kind, id } }) => store.complete(kind, id)),
  ];
}
