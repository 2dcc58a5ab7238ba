import { type AdminService, comparable, ERROR_MESSAGES, ServiceDraft } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { ContentForm } from '../content/content-dialog';
import { formImage, imageChangeOf } from '../images/form-image';

/** The order is a text until the form is saved. */
const ServiceValues = ServiceDraft.omit({ imagePath: true }).extend({
  ...formImage,
  order: comparable(ERROR_MESSAGES.orderInvalid)
    .pipe(z.string().regex(/^\d+$/, ERROR_MESSAGES.orderInvalid))
    .transform(Number)
    .pipe(ServiceDraft.shape.order),
});
export type ServiceValues = z.input<typeof ServiceValues>;

/** The form has at least one feature field. */
function valuesOf(service: AdminService | undefined): ServiceValues {
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

export const serviceForm = {
  resolver: zodResolver(ServiceValues),
  valuesOf,
  // A copy is not shown to visitors yet.
  valuesOfCopy: (service) => ({ ...valuesOf(service), active: false }),
  draftOf({ image, file, ...fields }, base) {
    const { imagePath, files } = imageChangeOf({ image, file }, base?.image);
    return { body: { ...fields, imagePath }, files };
  },
  fields: ['title', 'description', 'icon', 'features', 'order', 'active', 'file'],
  // `features.2` is one of the features.
  fieldOf(path) {
    if (path === 'image' || path === 'imagePath') return 'file';
    return path.startsWith('features.') ? 'features' : path;
  },
  texts: {
    create: { title: 'Add New Service', saved: 'Service created', failed: 'Failed to create service' },
    edit: { title: 'Edit Service', saved: 'Service updated', failed: 'Failed to update service' },
  },
} satisfies ContentForm<AdminService, ServiceValues, z.output<typeof ServiceValues>, object>;
