import { endpoint } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../platform/errors';
import { cacheableRoute, route } from '../platform/route';
import { createLocalApi } from './local-api';

const Thing = z.object({ id: z.string(), page: z.number() });
const query = z.object({ page: z.coerce.number().int().default(1) });
const things = cacheableRoute(
  endpoint({
    method: 'GET',
    path: '/api/things/:id',
    access: 'public',
    params: z.object({ id: z.string().max(9) }),
    query,
    response: Thing,
  }),
  ({ params, query: { page } }) => {
    if (params.id === 'none') throw new AppError(404, 'No such thing');
    return { id: params.id, page };
  },
);
const mine = route(endpoint({ method: 'GET', path: '/api/own', access: 'user', response: Thing }), () => ({
  id: 'mine',
  page: 1,
}));
const read = createLocalApi([things, mine]);

it('the in-process API responds as over HTTP, with defaults', async () => {
  expect(await read('/api/things/a%20b')).toEqual({ status: 200, body: { id: 'a b', page: 1 } });
  expect(await read('/api/things/a?page=3')).toEqual({ status: 200, body: { id: 'a', page: 3 } });
});

it('the in-process API responds 404 for a missing document and 400 for an invalid query', async () => {
  expect(await read('/api/things/none')).toEqual({ status: 404, body: { message: 'No such thing' } });
  expect(await read('/api/things/far-too-long')).toMatchObject({ status: 404 });
  expect(await read('/api/things/a?page=x')).toMatchObject({ status: 400 });
});

it('the in-process API exposes no endpoint that needs a session', async () => {
  await expect(read('/api/own')).rejects.toMatchObject({ status: 404 });
  await expect(read('/elsewhere')).rejects.toMatchObject({ status: 404 });
});
