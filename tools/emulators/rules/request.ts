import type { Method } from './syntax/tree';
import { UNKNOWN, type Value } from './values/value';

/** `request.auth` for the claims of a token; `null` without one. */
export function authOf(claims: Readonly<Record<string, unknown>> | null): Value {
  if (claims === null) return null;
  const token = fromJson(claims);
  const uid = fromJson(claims.user_id ?? claims.sub ?? null);
  return new Map([
    ['uid', uid],
    ['token', token],
  ]);
}

interface Request {
  readonly auth: Value;
  readonly method: Method;
  readonly path: Value;
  readonly time: Value;
  /** The document after the write; `null` for reads and deletes. */
  readonly resource?: Value;
  /** `request.query` of a list request. */
  readonly query?: Value;
}

/** `request` */
export function requestOf({ auth, method, path, time, resource = null, query = new Map() }: Request): Value {
  return new Map<string, Value>([
    ['auth', auth],
    ['method', method],
    ['path', path],
    ['time', time],
    ['resource', resource],
    ['query', query],
  ]);
}

/** Whole numbers become integers. Values that JSON does not have are `UNKNOWN`. */
export function fromJson(value: unknown): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object') return UNKNOWN;
  return new Map(Object.entries(value).map(([key, entry]) => [key, fromJson(entry)]));
}
