import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { comparable, Id, limited, line, multiline, required } from '../fields';
import { slugify } from '../slugs';
import { factsDraft } from './facts';
import { MULTIPART_WITH_IMAGE } from './image-values';
import { ImagePath, ResponsiveImage } from './images';
import { kind } from './kind';
import {
  FEATURE_MAX_LENGTH,
  MAX_FEATURES,
  MAX_SERVICE_ORDER,
  MAX_SERVICES,
  MAX_SLUG_LENGTH,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_ICONS,
  SERVICE_ORDER_PATH,
  SERVICE_TITLE_MAX_LENGTH,
  SERVICES_PATH,
} from './service-values';
import { publicTranslations } from './translations';

export const ServiceIcon = z.enum(SERVICE_ICONS, { error: ERROR_MESSAGES.iconUnknown });
export type ServiceIcon = z.infer<typeof ServiceIcon>;

const ServiceTexts = z.object({
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** See `factOf`. */
  facts: z.array(z.string()).optional(),
});

export const Service = z.object({
  id: Id,
  ...ServiceTexts.shape,
  icon: ServiceIcon,
  /** The current one is the first; former ones redirect to it. */
  slugs: z.array(z.string()).min(1),
  ...ResponsiveImage.partial().shape,
  translations: publicTranslations(ServiceTexts),
});
export type Service = z.infer<typeof Service>;

/** Blank features are dropped. */
const features = z
  .array(limited(line, FEATURE_MAX_LENGTH, tooLong(FEATURE_MAX_LENGTH)), {
    error: ERROR_MESSAGES.invalidValue,
  })
  .max(MAX_FEATURES, ERROR_MESSAGES.tooManyFeatures)
  .transform((lines) => lines.filter((feature) => feature !== ''));
/** Forms send it as a number; lower ones come first. */
export const Order = z
  .number({ error: ERROR_MESSAGES.orderInvalid })
  .int(ERROR_MESSAGES.orderInvalid)
  .min(0, ERROR_MESSAGES.orderInvalid)
  .max(MAX_SERVICE_ORDER, ERROR_MESSAGES.orderInvalid);
/** Blank: that of the title, once. */
const slug = limited(comparable, MAX_SLUG_LENGTH, tooLong(MAX_SLUG_LENGTH)).transform(slugify);
const active = z.boolean({ error: ERROR_MESSAGES.invalidValue });

export const {
  Entry: AdminService,
  Draft: ServiceDraft,
  New: NewService,
  Changes: ServiceChanges,
  read: readAdminService,
  create: createService,
  update: updateService,
  remove: deleteService,
} = kind({
  name: 'services',
  entry: {
    ...ServiceTexts.shape,
    icon: ServiceIcon,
    slug: z.string(),
    ...ResponsiveImage.partial().shape,
    /** Lower numbers come first. */
    order: z.number().int(),
    active: z.boolean(),
  },
  draft: {
    title: required(
      line,
      ERROR_MESSAGES.titleRequired,
      SERVICE_TITLE_MAX_LENGTH,
      tooLong(SERVICE_TITLE_MAX_LENGTH),
    ),
    description: required(
      multiline,
      ERROR_MESSAGES.descriptionRequired,
      SERVICE_DESCRIPTION_MAX_LENGTH,
      tooLong(SERVICE_DESCRIPTION_MAX_LENGTH),
    ),
    slug,
    icon: ServiceIcon,
    features,
    facts: factsDraft,
    order: Order,
    active,
    imagePath: ImagePath.optional(),
  },
  defaults: {
    features: features.default([]),
    facts: factsDraft.optional(),
    slug: slug.optional(),
    order: Order.default(0),
    active: active.default(true),
  },
  multipart: MULTIPART_WITH_IMAGE,
});
export type AdminService = z.infer<typeof AdminService>;
export type ServiceDraft = z.output<typeof ServiceDraft>;
export type NewService = z.output<typeof NewService>;
export type ServiceChanges = z.output<typeof ServiceChanges>;

/** Returns the services in their order. */
export const listServices = endpoint({
  method: 'GET',
  path: SERVICES_PATH,
  access: 'public',
  response: z.array(Service),
});

export const listAdminServices = endpoint({
  method: 'GET',
  path: '/api/admin/services',
  access: 'admin',
  response: z.array(AdminService),
});

const ServiceIds = z
  .array(Id, { error: ERROR_MESSAGES.invalidValue })
  .min(1, ERROR_MESSAGES.nothingSelected)
  .max(MAX_SERVICES, ERROR_MESSAGES.tooManySelected)
  .refine((ids) => new Set(ids).size === ids.length, ERROR_MESSAGES.invalidValue);

/** The ids of all services in their new order, and in the order that the administrator has seen. */
export const ServiceOrder = z
  .object({ ids: ServiceIds, former: ServiceIds })
  .refine(
    ({ ids, former }) => ids.length === former.length && new Set([...ids, ...former]).size === ids.length,
    {
      path: ['ids'],
      error: ERROR_MESSAGES.invalidValue,
    },
  );
export type ServiceOrder = z.output<typeof ServiceOrder>;

/** Responds 409 when the order is no longer `former`. */
export const orderServices = endpoint({
  method: 'PATCH',
  path: SERVICE_ORDER_PATH,
  access: 'admin',
  body: ServiceOrder,
  response: z.array(AdminService),
});
