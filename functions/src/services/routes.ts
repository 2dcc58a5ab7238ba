import { listServices } from '@alnafitha/contract';
import { type Route, sharedRoute } from '../platform/route';
import type { ServiceStore } from './store';

export function serviceRoutes(store: ServiceStore): Route[] {
  return [sharedRoute(listServices, () => store.list())];
}
