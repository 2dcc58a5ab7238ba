import { listTestimonials } from '@alnafitha/contract';
import { type Route, cacheableRoute } from '../platform/route';
import type { TestimonialStore } from './store';

export function testimonialRoutes(store: TestimonialStore): Route[] {
  return [cacheableRoute(listTestimonials, () => store.list())];
}
