import { listActivity } from '@alnafitha/contract';
import { type Route, route } from '../platform/route';
import type { ActivityStore } from './store';

export function activityRoutes(store: ActivityStore): Route[] {
  return [route(listActivity, ({ query }) => store.list(query))];
}
