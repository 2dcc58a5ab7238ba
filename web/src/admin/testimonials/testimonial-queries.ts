import { listAdminTestimonials, testimonials } from '@alnafitha/contract';
import { listQuery, resource } from '../content/content-queries';

export const testimonialResource = resource(testimonials);
export const adminTestimonialList = listQuery('testimonials', listAdminTestimonials);
