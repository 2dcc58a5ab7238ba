import { ERROR_MESSAGES } from '@alnafitha/contract';
import express, { type Request, type RequestHandler } from 'express';
import { AppError } from './errors';

export const MAX_JSON_BYTES = 100_000;

declare module 'express-serve-static-core' {
  interface Request {
    /** The body's bytes; absent when the request has none. */
    rawBody?: Buffer;
  }
}

const readBytes = express.raw({
  type: () => true,
  limit: '32mb', // the platform's limit
  verify: (request: Request, _response, bytes) => {
    request.rawBody = bytes;
  },
});

/** Cloud Functions sets `rawBody` before the app runs; a plain server does not. */
export const readRawBody: RequestHandler = (request, response, next) => {
  if (request.rawBody) next();
  else readBytes(request, response, next);
};

/** Throws 415 for another type, 413 beyond `MAX_JSON_BYTES`, 400 for anything but a JSON object. */
export function readJsonObject(request: Request): object {
  const bytes = request.rawBody;
  if (!bytes || bytes.length === 0) throw new AppError(400, ERROR_MESSAGES.bodyNotJson);
  if (!isOfType(request, 'application/json')) throw new AppError(415, ERROR_MESSAGES.typeNotAccepted);
  if (bytes.length > MAX_JSON_BYTES) throw new AppError(413, ERROR_MESSAGES.bodyTooLarge);
  const body = parseBytes(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError(400, ERROR_MESSAGES.invalidValue, [
      { path: '', message: ERROR_MESSAGES.invalidValue },
    ]);
  }
  return body;
}

/** Checks the header only; the bytes tell whether there is a body. */
export function isOfType(request: Request, type: string): boolean {
  return request.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() === type;
}

function parseBytes(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString('utf8'));
  } catch {
    throw new AppError(400, ERROR_MESSAGES.bodyNotJson);
  }
}

/** JSON (`"\ud83d"`) and UTF-16 can hold lone surrogates, which Firestore and other Google APIs reject. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Throws SyntaxError for invalid JSON. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? toWellFormed(value) : value));
}

export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}
