import { listTestimonials } from '@alnafitha/contract';
import { type Route, sharedRoute } from '../platform/route';
import type { TestimonialStore } from './store';

export function testimonialRoutes(store: TestimonialStore): Route[] {
  return [sharedRoute(listTestimonials, () => store.list())];
}
