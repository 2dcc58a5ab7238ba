import { listTestimonials } from '@alnafitha/contract';
import { cacheableRoute, type Route } from '../platform/route';
import type { TestimonialStore } from './store';

export function testimonialRoutes(store: TestimonialStore): Route[] {
  return [cacheableRoute(listTestimonials, () => store.list())];
}
