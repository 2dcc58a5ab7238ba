import { z } from 'zod';
import { endpoint } from './endpoint';

/** https://spec.openapis.org/oas/v3.1.1 */
const OpenApiDocument = z.looseObject({
  openapi: z.literal('3.1.1'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
});

/** The description of every endpoint. */
export const readApiDescription = endpoint({
  method: 'GET',
  path: '/api/admin/openapi.json',
  access: 'admin',
  response: OpenApiDocument,
});
