import { MAX_SERVICES, type Service } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { toPictured } from '../media/stored-picture';
import { fieldsOf, type Identified, readDocuments } from '../platform/documents';
import { inOrder, SERVICES, ServiceDocument } from './document';

export type ServiceStore = ReturnType<typeof createServiceStore>;

const Listed = ServiceDocument.omit({ active: true });

export function createServiceStore(db: Firestore) {
  const services = db.collection(SERVICES);
  return {
    /** The active services, by order. */
    async list(): Promise<Service[]> {
      const { docs } = await services
        .where('active', '==', true)
        .orderBy('order')
        .limit(MAX_SERVICES)
        .select(...fieldsOf(Listed))
        .get();
      return readDocuments(Listed, docs).sort(inOrder).map(toService);
    },
  };
}

function toService({
  picture,
  order: _order,
  createdAt: _createdAt,
  ...service
}: Identified<typeof Listed>): Service {
  return { ...service, ...(picture && toPictured(picture)) };
}
