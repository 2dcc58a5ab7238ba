import type { DocumentData } from 'firebase-admin/firestore';
import { SCHEMA_VERSIONS, type VersionedCollection } from '../../../functions/src/platform/schema-version';
import { invalidFieldsOf, schemaVersionOf } from './collections';
import { type FindImage, MIGRATIONS, type StoredDocument } from './migrations';

/** The result for a document. */
export type BroughtUp =
  | { readonly state: 'current' | 'newer' }
  /** With the invalid fields. */
  | { readonly state: 'stuck'; readonly fields: readonly string[] }
  | { readonly state: 'older'; readonly changes: DocumentData };

/**
 * Runs the missing migrations of a document. It is `stuck` when one of them fails, or when the stores could
 * not parse the result; then its version stays, and a later run tries again.
 */
export async function bringUp(
  collection: VersionedCollection,
  { id, fields }: StoredDocument,
  find: FindImage,
): Promise<BroughtUp> {
  const version = schemaVersionOf(fields);
  const current = SCHEMA_VERSIONS[collection];
  if (version === null) return { state: 'stuck', fields: ['schemaVersion'] };
  if (version >= current) return { state: version > current ? 'newer' : 'current' };
  let changes: DocumentData = { schemaVersion: current };
  for (const migration of MIGRATIONS[collection].slice(version)) {
    const more = await migration({ id, fields: { ...fields, ...changes } }, find);
    if ('stuck' in more) return { state: 'stuck', fields: more.stuck };
    changes = { ...changes, ...more.changes };
  }
  const invalid = invalidFieldsOf(collection, id, { ...fields, ...changes });
  return invalid.length > 0 ? { state: 'stuck', fields: invalid } : { state: 'older', changes };
}
