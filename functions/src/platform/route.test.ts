import { endpoint } from '@alnafitha/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Session } from './access';
import { cacheableRoute, route } from './route';

const response = z.object({ done: z.literal(true) });
const done = { done: true } as const;

it('passes a session to the handler if and only if the endpoint requires one', () => {
  route(endpoint({ method: 'GET', path: '/api/x', access: 'user', response }), (_request, context) => {
    expectTypeOf(context.session).toEqualTypeOf<Session>();
    return done;
  });
  route(endpoint({ method: 'GET', path: '/api/x', access: 'public', response }), (_request, context) => {
    expectTypeOf(context).not.toHaveProperty('session');
    return done;
  });
});

it('does not compile without access or with another response', () => {
  // @ts-expect-error access is missing
  const open = endpoint({ method: 'GET', path: '/api/x', response });
  expect(route(open, () => done).endpoint).toBe(open);
  const declared = endpoint({ method: 'GET', path: '/api/x', access: 'public', response });
  // @ts-expect-error the response has another shape
  expect(route(declared, () => ({ done: 'yes' })).endpoint).toBe(declared);
});

it('makes no endpoint cacheable that changes data or needs a session', () => {
  const open = endpoint({ method: 'GET', path: '/api/x', access: 'public', response });
  expect(cacheableRoute(open, () => done).read).toBeDefined();
  expect(route(open, () => done).read).toBeUndefined();
  // @ts-expect-error its response is for one user
  cacheableRoute(endpoint({ method: 'GET', path: '/api/x', access: 'user', response }), () => done);
  // @ts-expect-error it changes data
  cacheableRoute(endpoint({ method: 'POST', path: '/api/x', access: 'public', response }), () => done);
});
