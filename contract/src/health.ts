import { z } from 'zod';
import { endpoint } from './endpoint';

/** Responds 503 when Firestore does not respond. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
});
