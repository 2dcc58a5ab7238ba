import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { Id, limited, line, multiline, required } from '../fields';
import { MULTIPART_WITH_IMAGE } from './image-values';
import { ImagePath, ResponsiveImage } from './images';
import { kind } from './kind';
import { Order } from './services';
import {
  TESTIMONIAL_DETAIL_MAX_LENGTH,
  TESTIMONIAL_NAME_MAX_LENGTH,
  TESTIMONIAL_SOURCE_MAX_LENGTH,
  TESTIMONIAL_TEXT_MAX_LENGTH,
  TESTIMONIALS_PATH,
} from './testimonial-values';
import { publicTranslations } from './translations';

const TestimonialTexts = z.object({
  name: z.string(),
  position: z.string(),
  text: z.string(),
  project: z.string(),
});

const Rating = z
  .number({ error: ERROR_MESSAGES.ratingInvalid })
  .min(1, ERROR_MESSAGES.ratingInvalid)
  .max(5, ERROR_MESSAGES.ratingInvalid)
  .multipleOf(0.5, ERROR_MESSAGES.ratingInvalid);

export const Testimonial = z.object({
  id: Id,
  ...TestimonialTexts.shape,
  /** The image of the work that the testimonial is about. */
  ...ResponsiveImage.partial().shape,
  rating: Rating.default(5),
  translations: publicTranslations(TestimonialTexts),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** The fields that administrators see in addition. */
export const testimonialFields = {
  /** Lower numbers come first. */
  order: z.int().default(0),
  published: z.boolean().default(true),
  /** Where the testimonial comes from; visitors do not see it. */
  source: z.string().optional(),
};

const detail = limited(line, TESTIMONIAL_DETAIL_MAX_LENGTH, tooLong(TESTIMONIAL_DETAIL_MAX_LENGTH));
const source = limited(line, TESTIMONIAL_SOURCE_MAX_LENGTH, tooLong(TESTIMONIAL_SOURCE_MAX_LENGTH));
const published = z.boolean({ error: ERROR_MESSAGES.invalidValue });

export const {
  Entry: AdminTestimonial,
  Draft: TestimonialDraft,
  New: NewTestimonial,
  Changes: TestimonialChanges,
  read: readAdminTestimonial,
  create: createTestimonial,
  update: updateTestimonial,
  remove: deleteTestimonial,
} = kind({
  name: 'testimonials',
  entry: {
    ...TestimonialTexts.shape,
    ...ResponsiveImage.partial().shape,
    rating: z.number(),
    order: z.number(),
    published: z.boolean(),
    source: testimonialFields.source,
  },
  draft: {
    name: required(
      line,
      ERROR_MESSAGES.nameRequired,
      TESTIMONIAL_NAME_MAX_LENGTH,
      tooLong(TESTIMONIAL_NAME_MAX_LENGTH),
    ),
    text: required(
      multiline,
      ERROR_MESSAGES.textRequired,
      TESTIMONIAL_TEXT_MAX_LENGTH,
      tooLong(TESTIMONIAL_TEXT_MAX_LENGTH),
    ),
    position: detail,
    project: detail,
    rating: Rating,
    order: Order,
    published,
    source,
    imagePath: ImagePath.optional(),
  },
  defaults: {
    position: detail.default(''),
    project: detail.default(''),
    rating: Rating.default(5),
    order: Order.default(0),
    published: published.default(true),
    source: source.optional(),
  },
  multipart: MULTIPART_WITH_IMAGE,
});
export type AdminTestimonial = z.infer<typeof AdminTestimonial>;
export type NewTestimonial = z.output<typeof NewTestimonial>;
export type TestimonialChanges = z.output<typeof TestimonialChanges>;

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
  access: 'admin',
  response: z.array(AdminTestimonial),
});
