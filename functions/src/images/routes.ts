import type { Route } from '../platform/route';
import type { ImageStore } from './store';

export function imageRoutes(store: ImageStore): Route[] {
  return [];
}
