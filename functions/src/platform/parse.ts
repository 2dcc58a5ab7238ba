import { type Endpoint, type EndpointRequest, ERROR_MESSAGES, type FieldIssue } from '@alnafitha/contract';
import type { Request } from 'express';
import type { z } from 'zod';
import { readJsonObject } from './body';
import { AppError } from './errors';
import { parseForm } from './form';

/** An impossible id is a 404, any other error a 400. */
export async function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: Request,
): Promise<EndpointRequest<E>> {
  const { body, multipart } = endpoint;
  const form = multipart && (await parseForm(request, multipart));
  const parsed = {
    ...parseUrl(endpoint, urlOf(request)),
    ...(body && { body: parsePart(body, form?.fields ?? readJsonObject(request), bodyError) }),
    ...(form && { files: form.files }),
  };
  return parsed as EndpointRequest<E>;
}

export interface UrlParts {
  readonly params: unknown;
  readonly query: unknown;
}

export function parseUrl({ params, query }: Endpoint, parts: UrlParts) {
  return {
    ...(params && { params: parsePart(params, parts.params, (issues) => validationError(404, issues)) }),
    ...(query && { query: parsePart(query, parts.query, (issues) => validationError(400, issues)) }),
  };
}

function parsePart(schema: z.ZodType, value: unknown, reject: (issues: FieldIssue[]) => AppError): unknown {
  // A schema that says nothing of an error would show zod's own English.
  const parsed = schema.safeParse(value, { error: () => ERROR_MESSAGES.invalidValue });
  if (parsed.success) return parsed.data;
  throw reject(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

function validationError(status: number, issues: FieldIssue[]): AppError {
  return new AppError(status, issues[0]?.message ?? ERROR_MESSAGES.invalidValue, issues);
}

/** An error of the whole body becomes the main message. */
function bodyError(issues: FieldIssue[]): AppError {
  const bodyIssue = issues.find(({ path }) => path === '');
  return new AppError(400, bodyIssue?.message ?? ERROR_MESSAGES.checkFields, issues);
}

/** Reads the URL itself, because the framework around the app may parse the query differently. */
export function urlOf({ originalUrl, params }: Request): UrlParts {
  const start = originalUrl.indexOf('?');
  const search = start === -1 ? '' : originalUrl.slice(start);
  return { params, query: Object.fromEntries(new URLSearchParams(search)) };
}
