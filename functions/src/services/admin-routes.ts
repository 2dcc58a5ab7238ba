import type { Route } from '../platform/route';
import type { AdminServiceStore } from './admin-store';

export function adminServiceRoutes(store: AdminServiceStore): Route[] {
  return [];
}
