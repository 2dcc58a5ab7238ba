import type { Endpoint } from '@alnafitha/contract';
import * as contract from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';

interface Media {
  readonly example?: Readonly<Record<string, unknown>>;
  readonly schema: { readonly properties?: Readonly<Record<string, object>> };
  readonly encoding?: object;
}
interface Operation {
  readonly security: readonly { session: string[] }[];
  readonly parameters: readonly { name: string; in: string; example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'response' in value;
const ENDPOINTS = Object.values<unknown>(contract)
  .flatMap((value) =>
    isEndpoint(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : [],
  )
  .filter(isEndpoint);

const { suite, send } = await startAdminApi({ name: 'openapi', path: '/api/admin/openapi.json' });
const readDescription = async () => bodyOf<Description>(await send('GET'));

it('is for administrators', async () => {
  expect((await suite.send('GET', '/api/admin/openapi.json')).status).toBe(401);
  expect(await readDescription()).toMatchObject({
    openapi: '3.1.1',
    components: { schemas: { Error: { type: 'object' } } },
  });
});

it('has each endpoint with its access, and examples that its schema accepts', async () => {
  const { paths } = await readDescription();
  expect(ENDPOINTS.length).toBeGreaterThan(80);
  for (const { method, path, access, params, query, body, multipart } of ENDPOINTS) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    if (!operation) continue;
    expect(operation.security.map(({ session }) => session[0])).toEqual(access === 'public' ? [] : [access]);
    const examplesIn = (place: string) =>
      Object.fromEntries(
        operation.parameters.flatMap((part) =>
          part.in === place && 'example' in part ? [[part.name, part.example]] : [],
        ),
      );
    const [media] = Object.values(operation.requestBody?.content ?? {});
    const { jsonPart } = multipart ?? {};
    const sent = jsonPart ? media?.example?.[jsonPart.name] : media?.example;
    for (const [schema, example] of [
      [params, examplesIn('path')],
      [query, examplesIn('query')],
      [body, sent],
    ] as const)
      expect
        .soft(schema?.safeParse(example).error?.issues ?? [], `${method} ${path} ${JSON.stringify(example)}`)
        .toEqual([]);
  }
});

it.each([
  ['get', '/api/services', '200 500 503'],
  ['post', '/api/contact', '200 400 403 413 415 429 500 503'],
  ['get', '/api/admin/dashboard', '200 401 403 500 503'],
  ['get', '/api/user', '200 401 500 503'],
  ['patch', '/api/admin/messages/{id}', '200 400 401 403 404 409 413 415 500 503'],
])('names the responses of %s %s', async (method, path, statuses) => {
  const { paths } = await readDescription();
  expect(Object.keys(paths[path]?.[method]?.responses ?? {}).join(' ')).toBe(statuses);
});

it('tells which fields and parts of a form are JSON', async () => {
  const { paths } = await readDescription();
  const formAt = (path: string) => paths[path]?.post?.requestBody?.content['multipart/form-data'];
  const json = { contentType: 'application/json' };
  expect(formAt('/api/admin/projects')?.encoding).toEqual({
    ...{ imagePaths: json, facts: json, otherTexts: json, textLanguages: json },
  });
  const service = formAt('/api/admin/services');
  expect(service?.encoding).toEqual({ data: json });
  expect(Object.keys(service?.schema.properties ?? {})).toEqual(['data', 'imagePath', 'image']);
});
