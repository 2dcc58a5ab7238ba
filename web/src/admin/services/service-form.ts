import { type AdminService, comparable, ERROR_MESSAGES, ServiceDraft } from '@alnafitha/contract';
import { z } from 'zod';

/** The order is a text until the form is saved. */
export const ServiceForm = z.object({
  ...ServiceDraft.shape,
  order: comparable(ERROR_MESSAGES.orderInvalid)
    .pipe(z.string().regex(/^\d+$/, ERROR_MESSAGES.orderInvalid))
    .transform(Number)
    .pipe(ServiceDraft.shape.order),
});
export type ServiceValues = z.input<typeof ServiceForm>;

/** Fields that can show the API's issues. */
export const SERVICE_FIELDS = [
  'title',
  'description',
  'icon',
  'features',
  'order',
  'active',
  'imagePath',
] as const satisfies readonly (keyof ServiceValues)[];

/** The field of an API issue: `features.2` is one of the features, `image` the file. */
export function fieldOf(path: string): string {
  if (path === 'image') return 'imagePath';
  return path.startsWith('features.') ? 'features' : path;
}

/** Has at least one feature field. */
export function valuesOf(service: AdminService | undefined): ServiceValues {
  return {
    title: service?.title ?? '',
    description: service?.description ?? '',
    icon: service?.icon ?? 'DoorClosed',
    features: service?.features.length ? service.features : [''],
    order: String(service?.order ?? 0),
    active: service?.active ?? true,
    imagePath: undefined,
  };
}
