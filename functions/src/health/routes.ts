import { readHealth } from '@alnafitha/contract';
import { type Route, route } from '../platform/route';

export function healthRoutes(): Route[] {
  return [route(readHealth, () => ({ status: 'ok' }) as const)];
}
