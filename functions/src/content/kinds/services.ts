import { isDeepStrictEqual } from 'node:util';
import {
  createService,
  deleteService,
  ERROR_MESSAGES,
  listAdminServices,
  listServices,
  MAX_SERVICES,
  type NewService,
  orderServices,
  readAdminService,
  Service,
  type ServiceChanges,
  type ServiceOrder,
  storedTranslations,
  TRANSLATED_FIELDS,
  updateService,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { onePicture } from '../../media/chosen-image';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocuments } from '../../platform/documents';
import { AppError } from '../../platform/errors';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { publicTranslations } from '../../translations/public-translations';
import type { Editor } from '../editor';
import { createEntries, type EntryDependencies } from '../entries';
import { StoredEdit } from '../revisions';
import { entryRoutes, formRoutes } from '../routes';
import { createServiceSlugs, slugOfTitle, slugsOf } from './service-slugs';

export const SERVICES = 'services';

export const ServiceDocument = z.object({
  ...Service.omit({ id: true, image: true, picture: true, slugs: true, translations: true }).shape,
  slugs: z.array(z.string()).optional(),
  picture: StoredMedia.optional(),
  order: z.int(),
  active: z.boolean(),
  translations: storedTranslations(TRANSLATED_FIELDS.services),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ServiceDocument = z.infer<typeof ServiceDocument>;

/** Sorts by order, then oldest first. */
function byOrder(a: OrderedService, b: OrderedService): number {
  return a.order - b.order || a.createdAt.getTime() - b.createdAt.getTime();
}

type OrderedService = Pick<ServiceDocument, 'order' | 'createdAt'>;

const Listed = ServiceDocument.omit({ active: true, edited: true });

/** Those that visitors see, in their order. */
export async function readActiveServices(db: Firestore): Promise<Service[]> {
  const { docs } = await db
    .collection(SERVICES)
    .where('active', '==', true)
    .orderBy('order')
    .limit(MAX_SERVICES)
    .select(...fieldsOf(Listed))
    .get();
  return parseDocuments(Listed, docs)
    .sort(byOrder)
    .map((document) => {
      const { picture, order: _order, createdAt: _createdAt, translations: _texts, ...service } = document;
      const translations = publicTranslations('services', document);
      const slugs = slugsOf(document);
      return { ...service, slugs, ...(picture && toResponsiveImage(picture)), ...translations };
    });
}

export function createServices(dependencies: EntryDependencies) {
  const { db, editorOf } = dependencies;
  const services = createEntries<typeof ServiceDocument, ServiceFields, NewService, ServiceChanges>(
    {
      name: SERVICES,
      schema: ServiceDocument,
      notFound: ERROR_MESSAGES.serviceNotFound,
      fallbacks: { icon: 'DoorClosed' },
      toFields,
      ...onePicture,
      convert({ slug, title }, _editor, current) {
        const own = current ? slugsOf(current) : [];
        const shown = slug || own[0] || slugOfTitle(title ?? '');
        return { slugs: [shown, ...own.filter((other) => other !== shown)].filter(Boolean) };
      },
      review: { field: 'title', path: () => '/services' },
    },
    dependencies,
  );
  const { collection, toEntry } = services;
  const slugs = createServiceSlugs(db, SERVICES);

  const saved: Pick<typeof services, 'create' | 'update'> = {
    async create(sent, editor, added) {
      const { form: id } = editor;
      const save = (slug: string) => services.create({ ...sent, slug }, editor, added);
      return sent.slug ? slugs.saveAs(sent.slug, id, save) : slugs.saveWithOwn(sent.title, id, save);
    },
    async update(id, sent, editor, added) {
      const save = () => services.update(id, sent, editor, added);
      return sent.slug ? slugs.saveAs(sent.slug, id, save) : save();
    },
  };

  /** Throws 409 if the order is no longer `former`. Writes only the services whose number changes. */
  async function reorder({ ids, former }: ServiceOrder, editor: Editor) {
    const documents = await services.changeAll(editor, (stored) => {
      const current = stored.toSorted(byOrder).map(({ id }) => id);
      if (isDeepStrictEqual(current, ids)) return new Map();
      if (!isDeepStrictEqual(current, former)) throw new AppError(409, ERROR_MESSAGES.orderChanged);
      const moved = stored.filter(({ id, order }) => order !== ids.indexOf(id));
      return new Map(moved.map((service) => [service.id, { ...service, order: ids.indexOf(service.id) }]));
    });
    return documents.sort(byOrder).map(toEntry);
  }

  const routes: Route[] = [
    cacheableRoute(listServices, () => readActiveServices(db)),
    route(listAdminServices, async () => {
      const { docs } = await collection.get();
      return parseDocuments(ServiceDocument, docs).sort(byOrder).map(toEntry);
    }),
    route(orderServices, ({ body }, context) => reorder(body, editorOf(context, { body }))),
    ...entryRoutes({ read: readAdminService, remove: deleteService }, services, editorOf),
    ...formRoutes({ create: createService, update: updateService }, saved, onePicture.receive, editorOf),
  ];
  return { ...services, routes };
}

type ServiceFields = ReturnType<typeof toFields>;

function toFields(document: Identified<typeof ServiceDocument>) {
  const {
    picture,
    slugs: _slugs,
    createdAt: _createdAt,
    translations: _texts,
    edited: _edited,
    ...service
  } = document;
  const [slug = ''] = slugsOf(document);
  return { ...service, slug, ...(picture && toResponsiveImage(picture)) };
}
