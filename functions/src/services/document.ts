import { Service } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredPicture } from '../media/stored-picture';
import { Instant } from '../platform/instant';

export const SERVICES = 'services';

export const ServiceDocument = z.object({
  ...Service.omit({ id: true, image: true, picture: true }).shape,
  picture: StoredPicture.optional(),
  /** Lower numbers come first. */
  order: z.int(),
  /** Whether it is public. */
  active: z.boolean(),
  createdAt: Instant,
});
export type ServiceDocument = z.infer<typeof ServiceDocument>;

/** Sorts by order, then oldest first. */
export function inOrder(a: Place, b: Place): number {
  return a.order - b.order || a.createdAt.getTime() - b.createdAt.getTime();
}

type Place = Pick<ServiceDocument, 'order' | 'createdAt'>;
