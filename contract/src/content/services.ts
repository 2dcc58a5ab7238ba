import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { comparable, Id, limited } from '../fields';
import { slugify } from '../slugs';
import { choice, order } from './fields/choices';
import { field } from './fields/field';
import { facts, lines } from './fields/lists';
import { prose, text } from './fields/texts';
import { on } from './fields/values';
import { kind } from './kind';
import { onePicture } from './pictures';
import {
  MAX_FEATURES,
  MAX_SERVICES,
  MAX_SLUG_LENGTH,
  SERVICE_ICONS,
  SERVICE_ORDER_PATH,
  SERVICES_PATH,
} from './service-values';

const slug = limited(comparable, MAX_SLUG_LENGTH, tooLong(MAX_SLUG_LENGTH)).transform(slugify);

export const services = kind({
  name: 'services',
  path: 'services',
  fields: {
    title: text(120, { missing: ERROR_MESSAGES.titleRequired }),
    description: prose(2000, { missing: ERROR_MESSAGES.descriptionRequired }),
    /** Blank: that of the title, once. Visitors get `slugs`. */
    slug: field(slug, z.string(), null, { input: 'plain' }).blank('').private(),
    icon: choice(SERVICE_ICONS, { unknown: ERROR_MESSAGES.iconUnknown }),
    order: order().private(),
    features: lines(200, MAX_FEATURES, ERROR_MESSAGES.tooManyFeatures).blank([]),
    facts: facts(),
    /** A tile of the home page, for an own company. */
    onHome: on().blank(true),
    active: on().blank(true).private(),
  },
  pictures: onePicture,
});
export const {
  Entry: AdminService,
  read: readAdminService,
  create: createService,
  update: updateService,
  remove: deleteService,
} = services;
export type AdminService = z.infer<typeof AdminService>;
export type ServiceIcon = AdminService['icon'];

export const Service = services.Listed.extend({
  /** The current one is the first; former ones redirect to it. */
  slugs: z.array(z.string()).min(1),
});
export type Service = z.infer<typeof Service>;

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
  access: 'content',
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
  access: 'content',
  body: ServiceOrder,
  response: z.array(AdminService),
});
