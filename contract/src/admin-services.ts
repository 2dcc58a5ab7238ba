import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, line } from './fields';
import { DATA_WITH_PICTURE, ImagePath } from './pictures';
import { SENTENCES } from './sentences';
import { Service, ServiceIcon } from './services';

export const SERVICE_TITLE_MAX_LENGTH = 120;
export const SERVICE_DESCRIPTION_MAX_LENGTH = 2000;
export const FEATURE_MAX_LENGTH = 200;
export const MAX_FEATURES = 20;
export const MAX_SERVICE_ORDER = 10_000;

/** A service as an administrator works it, shown to visitors or not. */
export const AdminService = z.object({
  ...Service.shape,
  /** Lower numbers are shown first. */
  order: z.number().int(),
  active: z.boolean(),
});
export type AdminService = z.infer<typeof AdminService>;

export const ServiceDraft = z.object({
  title: line(SENTENCES.titleRequired).pipe(
    z.string().min(1, SENTENCES.titleRequired).max(SERVICE_TITLE_MAX_LENGTH, SENTENCES.titleTooLong),
  ),
  description: z
    .string({ error: SENTENCES.descriptionRequired })
    .trim()
    .min(1, SENTENCES.descriptionRequired)
    .max(SERVICE_DESCRIPTION_MAX_LENGTH, SENTENCES.textTooLong),
  icon: ServiceIcon,
  /** Blank ones are dropped. */
  features: z
    .array(line(SENTENCES.invalidValue).pipe(z.string().max(FEATURE_MAX_LENGTH, SENTENCES.textTooLong)), {
      error: SENTENCES.invalidValue,
    })
    .max(MAX_FEATURES, SENTENCES.tooManyFeatures)
    .transform((features) => features.filter((feature) => feature !== '')),
  order: z
    .number({ error: SENTENCES.orderInvalid })
    .int(SENTENCES.orderInvalid)
    .min(0, SENTENCES.orderInvalid)
    .max(MAX_SERVICE_ORDER, SENTENCES.orderInvalid),
  active: z.boolean({ error: SENTENCES.invalidValue }),
  imagePath: ImagePath.optional(),
});
export type ServiceDraft = z.output<typeof ServiceDraft>;

const NewService = ServiceDraft.extend({
  features: ServiceDraft.shape.features.default([]),
  order: ServiceDraft.shape.order.default(0),
  active: ServiceDraft.shape.active.default(true),
});

/** What is absent of a change stays as it was. */
export const ServiceChanges = ServiceDraft.partial();
export type ServiceChanges = z.output<typeof ServiceChanges>;

/** All services, in their order. */
export const listAdminServices = endpoint({
  method: 'GET',
  path: '/api/admin/services',
  access: 'admin',
  reply: z.array(AdminService),
});

export const createService = endpoint({
  method: 'POST',
  path: '/api/admin/services',
  access: 'admin',
  body: NewService,
  multipart: DATA_WITH_PICTURE,
  reply: AdminService,
});

export const updateService = endpoint({
  method: 'PATCH',
  path: '/api/admin/services/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  body: ServiceChanges,
  multipart: DATA_WITH_PICTURE,
  reply: AdminService,
});

export const deleteService = endpoint({
  method: 'DELETE',
  path: '/api/admin/services/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
});
