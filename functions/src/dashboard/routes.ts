import type { Route } from '../platform/route';
import type { DashboardStore } from './store';

export function dashboardRoutes(store: DashboardStore): Route[] {
  return [];
}
