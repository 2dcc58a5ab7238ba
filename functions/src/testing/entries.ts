import {
  type ContentKind,
  type completeTranslations,
  createPost,
  createProject,
  createService,
  createTestimonial,
  type Endpoint,
  type EndpointResponse,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listAdminTestimonials,
  type listDeleted,
  listImages,
  type ReviewedEntry,
  type Revision,
  type RevisionDetails,
  updateImage,
  updatePost,
  updateProject,
  updateService,
  updateTestimonial,
  uploadImage,
} from '@alnafitha/contract';
import type { z } from 'zod';
import { bodyOf, type startAdminApi } from './admin-api';
import type { FormFile } from './forms';

type AdminApi = Awaited<ReturnType<typeof startAdminApi>>;

interface EditedKind<E, L> {
  readonly name: ContentKind;
  readonly list: Endpoint & { readonly response: z.ZodType<L> };
  readonly create: Endpoint;
  readonly update: Endpoint & { readonly response: z.ZodType<E> };
  /** The fields that a new entry needs. */
  readonly draft: object;
}

/** The kinds that administrators edit, with the endpoints of the contract. */
export const posts = {
  name: 'posts',
  list: listAdminPosts,
  create: createPost,
  update: updatePost,
  draft: {
    title: 'Glass',
    excerpt: 'Heat.',
    content: '<p>Shade comes first.</p>',
    category: 'Trends',
    date: '2026-03-01',
  },
} as const;
export const projects = {
  name: 'projects',
  list: listAdminProjects,
  create: createProject,
  update: updateProject,
  draft: { category: 'Other' },
} as const;
export const services = {
  name: 'services',
  list: listAdminServices,
  create: createService,
  update: updateService,
  draft: { title: 'Railings', description: 'Of glass.', icon: 'PanelTop' },
} as const;
export const testimonials = {
  name: 'testimonials',
  list: listAdminTestimonials,
  create: createTestimonial,
  update: updateTestimonial,
  draft: { name: 'Mariam', text: 'Quiet rooms at last.', position: 'Villa owner', project: 'Windows' },
} as const;
export const images = {
  name: 'images',
  list: listImages,
  create: uploadImage,
  update: updateImage,
  draft: {},
} as const;

/** The requests for entries of a kind, and for their history, to an API at `/api/admin`. */
export function entriesOf<E, L = unknown>({ send, submit }: AdminApi, kind: EditedKind<E, L>) {
  const { name, create, update, draft } = kind;
  const path = update.path.replace(/^\/api\/admin|\/:id$/g, '');
  const request = (
    endpoint: Endpoint,
    id: string,
    fields: object,
    files: readonly FormFile[],
    headers: Record<string, string>,
  ) => {
    const below = endpoint.path.replace('/api/admin', '').replace(':id', id);
    const { method, multipart } = endpoint;
    if (!multipart) return send(method, below, { body: fields, headers });
    return submit(method, below, toParts(multipart.jsonPart, fields), files, headers);
  };
  const submitNew = (fields: object = {}, files: readonly FormFile[] = [], headers = {}) =>
    request(create, '', { ...draft, ...fields }, files, headers);
  const submitChange = (id: string, fields: object, files: readonly FormFile[] = [], headers = {}) =>
    request(update, id, fields, files, headers);
  return {
    submitNew,
    submitChange,
    create: async (...sent: Parameters<typeof submitNew>) => bodyOf<E>(await submitNew(...sent)),
    change: async (...sent: Parameters<typeof submitChange>) => bodyOf<E>(await submitChange(...sent)),
    list: async (query = '') => bodyOf<L>(await send('GET', path + query)),
    get: (id: string) => send('GET', `${path}/${id}`),
    read: async (id: string) => bodyOf<E>(await send('GET', `${path}/${id}`)),
    submitRemoval: (id: string) => send('DELETE', `${path}/${id}`),
    remove: async (id: string) => bodyOf<{ id: string }>(await send('DELETE', `${path}/${id}`)),
    revisions: async (id: string) =>
      bodyOf<{ revisions: Revision[] }>(await send('GET', `/history/${name}/${id}`)).revisions,
    open: async (id: string, revision = '') =>
      bodyOf<RevisionDetails>(await send('GET', `/history/${name}/${id}/${revision}`)),
    deleted: async () => bodyOf<EndpointResponse<typeof listDeleted>>(await send('GET', `/deleted/${name}`)),
    restore: (id: string) => send('POST', `/deleted/${name}/${id}`),
    purge: (id: string) => send('DELETE', `/deleted/${name}/${id}`),
    texts: async (id: string) => bodyOf<ReviewedEntry>(await send('GET', `/translations/${name}/${id}`)),
    complete: async (id: string) =>
      bodyOf<EndpointResponse<typeof completeTranslations>>(
        await send('POST', `/translations/${name}/${id}/complete`),
      ),
    correct: (id: string, texts: object, version?: string) =>
      send('PATCH', `/translations/${name}/${id}`, { body: { texts, version } }),
  };
}

/** The parts of a form; the API may want most of the fields in one of them. */
function toParts(jsonPart: NonNullable<Endpoint['multipart']>['jsonPart'], fields: object): object {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (!jsonPart) return Object.fromEntries(entries);
  const { name, separateFields } = jsonPart;
  const isSeparate = ([field]: [string, unknown]) => separateFields.includes(field);
  return {
    [name]: Object.fromEntries(entries.filter((entry) => !isSeparate(entry))),
    ...Object.fromEntries(entries.filter(isSeparate)),
  };
}
