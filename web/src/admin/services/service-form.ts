import { type AdminService, comparable, ERROR_MESSAGES, ServiceDraft } from '@alnafitha/contract';
import { z } from 'zod';
import { formImage, imageChangeOf } from '../images/form-image';

/** The order is a text until the form is saved. */
export const ServiceForm = ServiceDraft.omit({ imagePath: true }).extend({
  ...formImage,
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
  'file',
] as const satisfies readonly (keyof ServiceValues)[];

/** A copy is not shown to visitors yet. */
export function valuesOfCopy(service: AdminService): ServiceValues {
  return { ...valuesOf(service), active: false };
}

/** The request body and the files. */
export function draftOf(
  { image, file, ...fields }: z.output<typeof ServiceForm>,
  base: AdminService | undefined,
) {
  const { imagePath, files } = imageChangeOf({ image, file }, base?.image);
  return { body: { ...fields, imagePath }, files };
}

/** The field of an API issue: `features.2` is one of the features. */
export function fieldOf(path: string): string {
  if (path === 'image' || path === 'imagePath') return 'file';
  return path.startsWith('features.') ? 'features' : path;
}

/** The form has at least one feature field. */
export function valuesOf(service: AdminService | undefined): ServiceValues {
  return {
    title: service?.title ?? '',
    description: service?.description ?? '',
    icon: service?.icon ?? 'DoorClosed',
    features: service?.features.length ? service.features : [''],
    order: String(service?.order ?? 0),
    active: service?.active ?? true,
    image: service?.image ?? '',
    file: null,
  };
}
