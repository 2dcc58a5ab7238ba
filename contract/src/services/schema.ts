import { z } from 'zod';
import { SENTENCES } from '../error-messages';
import { Id, line } from '../fields';
import { ImagePath, Pictured } from '../images/schema';
import {
  FEATURE_MAX_LENGTH,
  MAX_FEATURES,
  MAX_SERVICE_ORDER,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_ICONS,
  SERVICE_TITLE_MAX_LENGTH,
} from './values';

export const ServiceIcon = z.enum(SERVICE_ICONS, { error: SENTENCES.iconUnknown });
export type ServiceIcon = z.infer<typeof ServiceIcon>;

export const Service = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  icon: ServiceIcon,
  ...Pictured.partial().shape,
  features: z.array(z.string()),
});
export type Service = z.infer<typeof Service>;

/** A service as administrators see it, active or not. */
export const AdminService = z.object({
  ...Service.shape,
  /** Lower numbers come first. */
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

export const NewService = ServiceDraft.extend({
  features: ServiceDraft.shape.features.default([]),
  order: ServiceDraft.shape.order.default(0),
  active: ServiceDraft.shape.active.default(true),
});

/** Absent fields stay unchanged. */
export const ServiceChanges = ServiceDraft.partial();
export type ServiceChanges = z.output<typeof ServiceChanges>;
