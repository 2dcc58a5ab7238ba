import { z } from 'zod';
import { endpoint } from './endpoint';

/** 200 when the function runs and Firestore responds to it; 503 otherwise. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
});
