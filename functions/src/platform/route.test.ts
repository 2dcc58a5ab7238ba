import { endpoint } from '@alnafitha/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { route, sharedRoute } from './route';

const reply = z.object({ done: z.literal(true) });
const done = { done: true } as const;

it('passes a session to the handler if and only if the endpoint requires one', () => {
  route(endpoint({ method: 'GET', path: '/api/x', access: 'user', reply }), (_request, context) => {
    expectTypeOf(context.session).toEqualTypeOf<{
      readonly id: string;
      readonly email: string;
      readonly name: string | null;
    }>();
    return done;
  });
  route(endpoint({ method: 'GET', path: '/api/x', access: 'public', reply }), (_request, context) => {
    expectTypeOf(context).not.toHaveProperty('session');
    return done;
  });
});

it('does not compile without access or with another response', () => {
  // @ts-expect-error access is missing
  const open = endpoint({ method: 'GET', path: '/api/x', reply });
  expect(route(open, () => done).endpoint).toBe(open);
  const declared = endpoint({ method: 'GET', path: '/api/x', access: 'public', reply });
  // @ts-expect-error the response has another shape
  expect(route(declared, () => ({ done: 'yes' })).endpoint).toBe(declared);
});

it('makes no endpoint cacheable that changes data or needs a session', () => {
  const open = endpoint({ method: 'GET', path: '/api/x', access: 'public', reply });
  expect(sharedRoute(open, () => done).read).toBeDefined();
  expect(route(open, () => done).read).toBeUndefined();
  // @ts-expect-error its response is for one user
  sharedRoute(endpoint({ method: 'GET', path: '/api/x', access: 'user', reply }), () => done);
  // @ts-expect-error it changes data
  sharedRoute(endpoint({ method: 'POST', path: '/api/x', access: 'public', reply }), () => done);
});
