import * as api from '@alnafitha/contract';
import type { z } from 'zod';
import { bodyOf, type startAdminApi } from './admin-api';
import type { FormFile } from './forms';

type AdminApi = Awaited<ReturnType<typeof startAdminApi>>;

interface EditedKind<E, L> {
  readonly name: api.ContentKind;
  readonly list: api.Endpoint & { readonly response: z.ZodType<L> };
  readonly create: api.Endpoint;
  readonly update: api.Endpoint & { readonly response: z.ZodType<E> };
  readonly draft: object;
}

/** A kind with its endpoints, and the fields that a new entry needs. */
function kindOf<const N extends api.ContentKind, L, C, U, D>(
  name: N,
  list: L,
  create: C,
  update: U,
  draft: D,
) {
  return { name, list, create, update, draft };
}

/** The kinds that administrators edit, with the endpoints of the contract. */
export const posts = kindOf('posts', api.listAdminPosts, api.createPost, api.updatePost, {
  ...{ title: 'Glass', excerpt: 'Heat.', content: '<p>Shade comes first.</p>' },
  ...{ category: 'Trends', date: '2026-03-01' },
});
export const projects = kindOf('projects', api.listAdminProjects, api.createProject, api.updateProject, {
  category: 'Other',
});
export const services = kindOf('services', api.listAdminServices, api.createService, api.updateService, {
  ...{ title: 'Railings', description: 'Of glass.', icon: 'PanelTop' },
});
export const testimonials = kindOf(
  'testimonials',
  api.listAdminTestimonials,
  api.createTestimonial,
  api.updateTestimonial,
  { name: 'Mariam', text: 'Quiet rooms at last.', position: 'Villa owner', project: 'Windows' },
);
export const images = kindOf('images', api.listImages, api.uploadImage, api.updateImage, {});

/** The requests for entries of a kind, and for their history, to an API at `/api/admin`. */
export function entriesOf<E, L = unknown>({ send, submit }: AdminApi, kind: EditedKind<E, L>) {
  const { name, create, update, draft } = kind;
  const path = update.path.replace(/^\/api\/admin|\/:id$/g, '');
  const request = (
    endpoint: api.Endpoint,
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
      bodyOf<{ revisions: api.Revision[] }>(await send('GET', `/history/${name}/${id}`)).revisions,
    open: async (id: string, revision = '') =>
      bodyOf<api.RevisionDetails>(await send('GET', `/history/${name}/${id}/${revision}`)),
    deleted: async () =>
      bodyOf<api.EndpointResponse<typeof api.listDeleted>>(await send('GET', `/deleted/${name}`)),
    restore: (id: string) => send('POST', `/deleted/${name}/${id}`),
    purge: (id: string) => send('DELETE', `/deleted/${name}/${id}`),
    texts: async (id: string) => bodyOf<api.ReviewedEntry>(await send('GET', `/translations/${name}/${id}`)),
    complete: async (id: string) =>
      bodyOf<api.EndpointResponse<typeof api.completeTranslations>>(
        await send('POST', `/translations/${name}/${id}/complete`),
      ),
    correct: (id: string, texts: object, version?: string) =>
      send('PATCH', `/translations/${name}/${id}`, { body: { texts, version } }),
  };
}

/** The parts of a form; the API may want most of the fields in one of them. */
function toParts(jsonPart: NonNullable<api.Endpoint['multipart']>['jsonPart'], fields: object): object {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (!jsonPart) return Object.fromEntries(entries);
  const { name, separateFields } = jsonPart;
  const isSeparate = ([field]: [string, unknown]) => separateFields.includes(field);
  return {
    [name]: Object.fromEntries(entries.filter((entry) => !isSeparate(entry))),
    ...Object.fromEntries(entries.filter(isSeparate)),
  };
}
