import {
  createTestimonial,
  deleteTestimonial,
  listAdminTestimonials,
  readAdminTestimonial,
  updateTestimonial,
} from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { resource } from '../content/content-queries';
import { callAsAdmin } from '../session/as-admin';

export const testimonials = resource('testimonials', {
  read: readAdminTestimonial,
  create: createTestimonial,
  update: updateTestimonial,
  remove: deleteTestimonial,
});

export const adminTestimonialList = queryOptions({
  queryKey: ['admin', 'testimonials', 'list'],
  queryFn: ({ signal }) => callAsAdmin(listAdminTestimonials, {}, { signal }),
});
