import { type Endpoint, ErrorResponse, isOfPanel, type Multipart, SESSION_COOKIE } from '@alnafitha/contract';
import { z } from 'zod';
import { exampleOf, type JsonSchema } from './example';

/** What cannot be expressed, such as the bytes of a file, may be anything. */
const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

const JSON_TYPE = 'application/json';
const BINARY: JsonSchema = { type: 'string', format: 'binary' };

/** An OpenAPI document of the endpoints: https://spec.openapis.org/oas/v3.1.1 */
export function describeApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, object> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.1' as const,
    info: { title: 'Website and back office', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(ErrorResponse, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}

function operationOf(endpoint: Endpoint): object {
  const { access, params, query, body, multipart, isFile, response } = endpoint;
  return {
    security: access === 'public' ? [] : [{ session: [access] }],
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body || multipart ? { requestBody: { required: true, content: contentOf(body, multipart) } } : {}),
    responses: {
      200: {
        description: 'Success',
        content: isFile
          ? { 'application/octet-stream': { schema: BINARY } }
          : { [JSON_TYPE]: { schema: toJsonSchema(response, 'output') } },
      },
      ...errorsOf(endpoint),
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
    ...(required.includes(name) && { example: exampleOf(property) }),
  }));
}

/** Examples by fields whose schema says nothing of their form; the panel's forms have no bytes for them. */
const GIVEN: Readonly<Record<string, unknown>> = { date: '2026-03-01' };

function contentOf(body: z.ZodType | undefined, multipart: Multipart | undefined): object {
  const schema: JsonSchema = body ? toJsonSchema(body, 'input') : { type: 'object' };
  const example = exampleOf(schema, GIVEN);
  if (!multipart) return { [JSON_TYPE]: { schema, example } };
  const { file, maxFiles, jsonFields = [], jsonPart } = multipart;
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !jsonPart || jsonPart.separateFields.includes(name),
  );
  const part = jsonPart && { [jsonPart.name]: schema };
  const files = { type: 'array', items: BINARY, maxItems: maxFiles };
  const properties = { ...part, ...Object.fromEntries(fields), [file]: files };
  const asJson = [...jsonFields, ...Object.keys(part ?? {})];
  return {
    'multipart/form-data': {
      schema: { ...schema, ...(part && { required: Object.keys(part) }), properties },
      encoding: Object.fromEntries(asJson.map((name) => [name, { contentType: JSON_TYPE }])),
      example: jsonPart ? { [jsonPart.name]: example } : example,
    },
  };
}

function errorsOf({ access, method, params, query, body, multipart }: Endpoint): object {
  const isSent = Boolean(body || multipart);
  const errors: readonly [number, string, boolean][] = [
    [400, 'Invalid values; `issues` name the fields', isSent || Boolean(params || query)],
    [401, 'No session', access !== 'public'],
    [403, 'A session without the right, or another origin', isOfPanel({ access }) || method !== 'GET'],
    [404, 'Not found', Boolean(params)],
    [409, 'Changed by somebody else meanwhile', isOfPanel({ access }) && method !== 'GET'],
    [413, 'Too large', isSent],
    [415, 'Another type', isSent],
    [429, 'Too many; `Retry-After` has the seconds', access === 'public' && method !== 'GET'],
    [500, 'Unexpected; `requestId` is in the log', true],
    [503, 'Not available at the moment', true],
  ];
  const content = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    errors.flatMap(([status, description, applies]) => (applies ? [[status, { description, content }]] : [])),
  );
}
