import { Service, storedTranslations, TRANSLATED_FIELDS } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredEdit } from '../content/revisions';
import { StoredMedia } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

export const SERVICES = 'services';

export const ServiceDocument = z.object({
  ...Service.omit({ id: true, image: true, picture: true, translations: true }).shape,
  picture: StoredMedia.optional(),
  order: z.int(),
  active: z.boolean(),
  translations: storedTranslations(TRANSLATED_FIELDS.services),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ServiceDocument = z.infer<typeof ServiceDocument>;

/** Sorts by order, then oldest first. */
export function byOrder(a: OrderedService, b: OrderedService): number {
  return a.order - b.order || a.createdAt.getTime() - b.createdAt.getTime();
}

type OrderedService = Pick<ServiceDocument, 'order' | 'createdAt'>;
