import type { Route } from '../platform/route';
import type { AdminProjectStore } from './admin-store';

export function adminProjectRoutes(store: AdminProjectStore): Route[] {
  return [];
}
