import { listGallery } from '@alnafitha/contract';
import { type Route, sharedRoute } from '../platform/route';
import type { GalleryStore } from './gallery-store';

export function galleryRoutes(store: GalleryStore): Route[] {
  return [sharedRoute(listGallery, async ({ query }) => ({ images: await store.list(query.category) }))];
}
