/**
 * The form in which this code writes the documents of each collection. Whoever changes a form raises its number, and adds the
 * migration to it in `tools/scripts/migrate/migrations.ts`. What is over within days has none: sessions, devices, limits and budgets.
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

/** Every document that is written whole passes through here. `path` is its collection and id. */
export function withSchemaVersion<F extends object>(path: string, fields: F): F & { schemaVersion: number } {
  const [collection = ''] = path.split('/');
  if (!isVersioned(collection)) throw new Error(`${collection} has no schema version.`);
  return { ...fields, schemaVersion: SCHEMA_VERSIONS[collection] };
}

function isVersioned(collection: string): collection is VersionedCollection {
  return Object.hasOwn(SCHEMA_VERSIONS, collection);
}
