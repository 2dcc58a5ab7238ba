import { isDeepStrictEqual } from 'node:util';
import {
  createService,
  ERROR_MESSAGES,
  listAdminServices,
  listServices,
  MAX_SERVICES,
  orderServices,
  type Service,
  type ServiceOrder,
  services,
  textLanguage,
  updateService,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { onePicture } from '../../media/chosen-image';
import { type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { AppError } from '../../platform/errors';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { documentOf, listOf, toPublic } from '../documents';
import type { Editor } from '../editor';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes, formRoutes } from '../routes';
import type { EnglishTitle } from '../translate-missing';
import { createServiceSlugs, slugOfTitle, slugsOf } from './service-slugs';

export const SERVICES = 'services';

export const ServiceDocument = documentOf(services, onePicture.stored)
  .omit({ slug: true })
  .extend({ slugs: z.array(z.string()).optional() });
export type ServiceDocument = z.infer<typeof ServiceDocument>;

/** Sorts by order, then oldest first. */
function byOrder(a: OrderedService, b: OrderedService): number {
  return a.order - b.order || a.createdAt.getTime() - b.createdAt.getTime();
}

type OrderedService = Pick<ServiceDocument, 'order' | 'createdAt'>;

const { order } = services.stored;
const { slugs, createdAt } = ServiceDocument.shape;
const listed = listOf(services, onePicture.stored, { order, slugs, createdAt });

/** Those that visitors see, in their order. */
export async function readActiveServices(db: Firestore): Promise<Service[]> {
  const { docs } = await db
    .collection(SERVICES)
    .where('active', '==', true)
    .orderBy('order')
    .limit(MAX_SERVICES)
    .select(...listed.fields)
    .get();
  return parseDocuments(listed.schema, docs).sort(byOrder).map(toService);
}

function toService(document: Identified<typeof listed.schema>) {
  return toPublic(services, document, { ...onePicture.toShown(document), slugs: slugsOf(document) });
}

export function createServices(dependencies: EntryDependencies & { readonly englishTitle: EnglishTitle }) {
  const { db, editorOf, englishTitle } = dependencies;
  const entries = createEntries(
    {
      name: SERVICES,
      declared: services,
      schema: ServiceDocument,
      notFound: ERROR_MESSAGES.serviceNotFound,
      fallbacks: { icon: 'DoorClosed' },
      ...onePicture,
      toShown: (document) => ({ ...onePicture.toShown(document), slug: slugsOf(document)[0] ?? '' }),
      convert({ slug, title }, _editor, current) {
        const own = current ? slugsOf(current) : [];
        const shown = slug || own[0] || slugOfTitle(title ?? '');
        return { slugs: [shown, ...own.filter((other) => other !== shown)].filter(Boolean) };
      },
      review: { field: 'title', titleFields: ['title'], path: () => '/services' },
    },
    dependencies,
  );
  const { collection, toEntry } = entries;
  const slugs = createServiceSlugs(db, SERVICES);

  type Saved = Awaited<ReturnType<typeof entries.update>>;

  /** An address in the words of an Arabic title gets those of the English one, once there is one. */
  async function withEnglishSlug(entry: Saved, editor: Editor): Promise<Saved> {
    const { id, title } = entry;
    if (textLanguage(title) !== 'ar' || entry.slug !== slugOfTitle(title)) return entry;
    const english: unknown = (await collection.doc(id).get()).get('translations.title.text');
    if (typeof english !== 'string' || !slugOfTitle(english)) return entry;
    return slugs.saveWithOwn(english, id, (slug) =>
      entries.update(id, { slug }, { ...editor, key: `${editor.key}-slug` }, []),
    );
  }

  const saved: Pick<typeof entries, 'create' | 'update'> = {
    async create(sent, editor, added) {
      const { form: id } = editor;
      const save = (slug: string) => entries.create({ ...sent, slug }, editor, added);
      if (sent.slug) return slugs.saveAs(sent.slug, id, save);
      return slugs.saveWithOwn((await englishTitle(sent)) || sent.title, id, save);
    },
    async update(id, sent, editor, added) {
      const save = () => entries.update(id, sent, editor, added);
      if (sent.slug) return slugs.saveAs(sent.slug, id, save);
      return withEnglishSlug(await save(), editor);
    },
  };

  /** Throws 409 if the order is no longer `former`. Writes only the services whose number changes. */
  async function reorder({ ids, former }: ServiceOrder, editor: Editor) {
    const documents = await entries.changeAll(editor, (stored) => {
      const current = stored.toSorted(byOrder).map(({ id }) => id);
      if (isDeepStrictEqual(current, ids)) return new Map();
      if (!isDeepStrictEqual(current, former)) throw new AppError(409, ERROR_MESSAGES.orderChanged);
      const moved = stored.filter(({ id, order }) => order !== ids.indexOf(id));
      return new Map(moved.map((service) => [service.id, { ...service, order: ids.indexOf(service.id) }]));
    });
    return documents.sort(byOrder).map(toEntry);
  }

  /** Returns a service of any state; `null` for a missing one. */
  async function readSaved(id: string) {
    const document = parseDocument(ServiceDocument, await collection.doc(id).get());
    return document && { entry: toService(document), published: document.active };
  }

  const routes: Route[] = [
    cacheableRoute(listServices, () => readActiveServices(db)),
    route(listAdminServices, async () => {
      const { docs } = await collection.get();
      return parseDocuments(ServiceDocument, docs).sort(byOrder).map(toEntry);
    }),
    route(orderServices, ({ body }, context) => reorder(body, editorOf(context, { body }))),
    ...entryRoutes(services, entries, editorOf),
    ...formRoutes({ create: createService, update: updateService }, saved, onePicture.receive, editorOf),
  ];
  return { ...entries, readSaved, routes };
}
