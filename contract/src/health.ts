import { z } from 'zod';
import { endpoint } from './endpoint';

/** Answers when the function runs and Firestore answers it; 503 otherwise. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});
