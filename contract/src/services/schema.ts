import { z } from 'zod';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { Id, limited, line, multiline, required } from '../fields';
import { copyFields, Edited, editFields } from '../history/edit';
import { ImagePath, ResponsiveImage } from '../images/schema';
import { publicTranslations, TranslationState } from '../translations/schema';
import {
  FEATURE_MAX_LENGTH,
  MAX_FEATURES,
  MAX_SERVICE_ORDER,
  MAX_SERVICES,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_ICONS,
  SERVICE_TITLE_MAX_LENGTH,
} from './values';

export const ServiceIcon = z.enum(SERVICE_ICONS, { error: ERROR_MESSAGES.iconUnknown });
export type ServiceIcon = z.infer<typeof ServiceIcon>;

const ServiceTexts = z.object({ title: z.string(), description: z.string(), features: z.array(z.string()) });

export const Service = z.object({
  id: Id,
  ...ServiceTexts.shape,
  icon: ServiceIcon,
  ...ResponsiveImage.partial().shape,
  translations: publicTranslations(ServiceTexts),
});
export type Service = z.infer<typeof Service>;

export const AdminService = z.object({
  ...Service.omit({ translations: true }).shape,
  /** Lower numbers come first. */
  order: z.number().int(),
  active: z.boolean(),
  /** A digest for optimistic locking: send it back with an update. */
  version: z.string(),
  edited: Edited.optional(),
  arabic: TranslationState,
});
export type AdminService = z.infer<typeof AdminService>;

export const ServiceDraft = z.object({
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
  icon: ServiceIcon,
  /** Blank features are dropped. */
  features: z
    .array(limited(line, FEATURE_MAX_LENGTH, tooLong(FEATURE_MAX_LENGTH)), {
      error: ERROR_MESSAGES.invalidValue,
    })
    .max(MAX_FEATURES, ERROR_MESSAGES.tooManyFeatures)
    .transform((features) => features.filter((feature) => feature !== '')),
  order: z
    .number({ error: ERROR_MESSAGES.orderInvalid })
    .int(ERROR_MESSAGES.orderInvalid)
    .min(0, ERROR_MESSAGES.orderInvalid)
    .max(MAX_SERVICE_ORDER, ERROR_MESSAGES.orderInvalid),
  active: z.boolean({ error: ERROR_MESSAGES.invalidValue }),
  imagePath: ImagePath.optional(),
});
export type ServiceDraft = z.output<typeof ServiceDraft>;

export const NewService = ServiceDraft.extend({
  features: ServiceDraft.shape.features.default([]),
  order: ServiceDraft.shape.order.default(0),
  active: ServiceDraft.shape.active.default(true),
  ...copyFields,
});
export type NewService = z.output<typeof NewService>;

export const ServiceChanges = ServiceDraft.partial().extend(editFields);
export type ServiceChanges = z.output<typeof ServiceChanges>;

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
