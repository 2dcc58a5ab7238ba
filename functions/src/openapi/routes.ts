import { readApiDescription } from '@alnafitha/contract';
import { type Route, route } from '../platform/route';

/** Adds a route that describes all, itself included; its code is loaded when it is asked for. */
export function withDescription(routes: readonly Route[]): Route[] {
  const own: Route = route(readApiDescription, async () => {
    const { describeApi } = await import('./document');
    return describeApi([...routes, own].map(({ endpoint }) => endpoint));
  });
  return [...routes, own];
}
