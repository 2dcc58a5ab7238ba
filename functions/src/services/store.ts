import { MAX_SERVICES, type Service } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocuments } from '../platform/documents';
import { publicTranslations } from '../translations/public-translations';
import { byOrder, SERVICES, ServiceDocument } from './document';

export type ServiceStore = ReturnType<typeof createServiceStore>;

const ServiceFields = ServiceDocument.omit({ active: true, edited: true });

export function createServiceStore(db: Firestore) {
  const services = db.collection(SERVICES);
  return {
    async list(): Promise<Service[]> {
      const { docs } = await services
        .where('active', '==', true)
        .orderBy('order')
        .limit(MAX_SERVICES)
        .select(...fieldsOf(ServiceFields))
        .get();
      return parseDocuments(ServiceFields, docs).sort(byOrder).map(toService);
    },
  };
}

function toService(document: Identified<typeof ServiceFields>): Service {
  const { picture: image, order: _order, createdAt: _createdAt, translations: _texts, ...service } = document;
  return { ...service, ...(image && toResponsiveImage(image)), ...publicTranslations('services', document) };
}
