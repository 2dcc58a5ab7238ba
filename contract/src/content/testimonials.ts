import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { numberChoice, order } from './fields/choices';
import { note, optionalText, prose, text } from './fields/texts';
import { on } from './fields/values';
import { kind } from './kind';
import { onePicture } from './pictures';
import { RATINGS, TESTIMONIALS_PATH } from './testimonial-values';

const rating = z
  .number({ error: ERROR_MESSAGES.ratingInvalid })
  .min(1, ERROR_MESSAGES.ratingInvalid)
  .max(5, ERROR_MESSAGES.ratingInvalid)
  .multipleOf(0.5, ERROR_MESSAGES.ratingInvalid);

export const testimonials = kind({
  name: 'testimonials',
  path: 'testimonials',
  fields: {
    name: text(80, { missing: ERROR_MESSAGES.nameRequired }),
    position: optionalText(150).blank(''),
    text: prose(500, { missing: ERROR_MESSAGES.textRequired }),
    project: optionalText(150).blank(''),
    rating: numberChoice(RATINGS, rating).blank(5),
    order: order().private(),
    /** Where the testimonial comes from. */
    source: note(300).optional().private(),
    published: on().blank(true).private(),
  },
  /** Of the work that the testimonial is about. */
  pictures: onePicture,
});
export const {
  Entry: AdminTestimonial,
  Listed: Testimonial,
  read: readAdminTestimonial,
  create: createTestimonial,
  update: updateTestimonial,
  remove: deleteTestimonial,
} = testimonials;
export type AdminTestimonial = z.infer<typeof AdminTestimonial>;
export type Testimonial = z.infer<typeof Testimonial>;

/** Returns the published ones in their order, the newest of the same number first. */
export const listTestimonials = endpoint({
  method: 'GET',
  path: TESTIMONIALS_PATH,
  access: 'public',
  response: z.array(Testimonial),
});

/** Returns them in the same order. */
export const listAdminTestimonials = endpoint({
  method: 'GET',
  path: '/api/admin/testimonials',
  access: 'content',
  response: z.array(AdminTestimonial),
});
