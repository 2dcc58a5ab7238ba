import type { Route } from '../platform/route';
import type { AdminBlogStore } from './admin-store';

export function adminBlogRoutes(store: AdminBlogStore): Route[] {
  return [];
}
