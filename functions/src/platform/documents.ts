import { Id } from '@alnafitha/contract';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { documentInvalid } from './logs';
import { sha256 } from './sha256';

export type Identified<S extends z.ZodObject> = z.output<S> & { readonly id: string };

/** Returns `null` for a missing document, or an invalid one, which is logged. */
export function parseDocument<S extends z.ZodObject>(
  schema: S,
  snapshot: DocumentSnapshot,
): Identified<S> | null {
  if (!snapshot.exists) return null;
  const fields = schema.safeParse(snapshot.data());
  const id = Id.safeParse(snapshot.id);
  if (fields.success && id.success) return { ...fields.data, id: id.data };
  const invalid = fields.error?.issues.map(({ path }) => path.join('.')) ?? [];
  documentInvalid(snapshot.ref.path, id.success ? invalid : [...invalid, 'id']);
  return null;
}

/** Skips and logs invalid documents. */
export function parseDocuments<S extends z.ZodObject>(
  schema: S,
  snapshots: readonly DocumentSnapshot[],
): Identified<S>[] {
  return snapshots.map((snapshot) => parseDocument(schema, snapshot)).filter((document) => document !== null);
}

/** Does the work for parts of the unique ids, each small enough for a transaction; returns the sum. */
export async function inParts(
  ids: readonly string[],
  size: number,
  work: (part: readonly string[]) => Promise<number>,
): Promise<number> {
  const unique = [...new Set(ids)];
  let sum = 0;
  for (let start = 0; start < unique.length; start += size)
    sum += await work(unique.slice(start, start + size));
  return sum;
}

/** A digest of what a form shows, without translations, which may change meanwhile. */
export function versionOf(fields: object): string {
  return sha256(JSON.stringify(fields), 'base64url');
}

export function fieldsOf(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape);
}
