import { z } from 'zod';
import { endpoint } from './endpoint';

/** Answers once the function runs; reads nothing. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});
