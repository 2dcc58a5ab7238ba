/**
 * The schema version that this code writes for each collection. A change of a schema increments its number and adds the
 * migration in `tools/scripts/migrate/migrations.ts`. Short-lived collections have none: sessions, devices, limits and budgets.
 */
export const SCHEMA_VERSIONS = {
  admins: 1,
  images: 1,
  messages: 1,
  pictures: 1,
  posts: 1,
  projects: 1,
  services: 1,
  testimonials: 1,
  translations: 1,
} as const;

export type VersionedCollection = keyof typeof SCHEMA_VERSIONS;

/** Adds the schema version to a document that is written as a whole. `path` is its collection and id. */
export function withSchemaVersion<F extends object>(path: string, fields: F): F & { schemaVersion: number } {
  const [collection = ''] = path.split('/');
  if (!isVersioned(collection)) throw new Error(`${collection} has no schema version.`);
  return { ...fields, schemaVersion: SCHEMA_VERSIONS[collection] };
}

function isVersioned(collection: string): collection is VersionedCollection {
  return Object.hasOwn(SCHEMA_VERSIONS, collection);
}
