import { z } from 'zod';
import { endpoint } from './endpoint';

/** The description of every endpoint: https://spec.openapis.org/oas/v3.1.1 */
export const readApiDescription = endpoint({
  method: 'GET',
  path: '/api/admin/openapi.json',
  access: 'admin',
  response: z.looseObject({ openapi: z.literal('3.1.1') }),
});
