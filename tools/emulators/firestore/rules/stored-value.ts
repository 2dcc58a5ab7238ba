import { type DocumentData, DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { LatLng, Path, RulesTimestamp, UNKNOWN, type Value } from '../../rules/values/value';
import type { Fields } from './wire-value';

/** Converts a document of the in-memory database, which stores the Admin SDK's types. */
export function fromStored(data: DocumentData): Fields {
  return new Map(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

/** Whole numbers are integers: JavaScript does not distinguish 1 and 1.0. */
function toValue(value: unknown): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'bigint') return value;
  if (Array.isArray(value)) return value.map(toValue);
  if (value instanceof Uint8Array) return value;
  if (value instanceof GeoPoint) return new LatLng(value.latitude, value.longitude);
  if (value instanceof Timestamp) {
    return new RulesTimestamp(BigInt(value.seconds) * 1_000_000_000n + BigInt(value.nanoseconds));
  }
  if (value instanceof DocumentReference) {
    return new Path(['databases', '(default)', 'documents', ...value.path.split('/')]);
  }
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? fromStored(value as DocumentData)
    : UNKNOWN;
}
