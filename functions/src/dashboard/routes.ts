import { readDashboard } from '@alnafitha/contract';
import { type Route, route } from '../platform/route';
import type { DashboardStore } from './store';

export function dashboardRoutes(store: DashboardStore): Route[] {
  return [route(readDashboard, (_request, { session }) => store.read(session.role))];
}
