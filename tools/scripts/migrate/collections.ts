import type { DocumentData } from 'firebase-admin/firestore';
import { ImageDocument } from '../../../functions/src/images/document';
import { MediaDocument } from '../../../functions/src/media/document';
import { parseMessage } from '../../../functions/src/messages/parse';
import { invalidFields } from '../../../functions/src/platform/documents';
import { SCHEMA_VERSIONS, type VersionedCollection } from '../../../functions/src/platform/schema-version';
import { PostDocument } from '../../../functions/src/posts/document';
import { ProjectDocument } from '../../../functions/src/projects/document';
import { ServiceDocument } from '../../../functions/src/services/document';
import { AdminEntry } from '../../../functions/src/sessions/store';
import { TestimonialDocument } from '../../../functions/src/testimonials/document';
import { TranslationState } from '../../../functions/src/translations/document';

export const COLLECTIONS = Object.keys(SCHEMA_VERSIONS) as VersionedCollection[];

/** The schema of each collection but messages, which have a parser of their own. */
const SCHEMAS = {
  admins: AdminEntry,
  images: ImageDocument,
  pictures: MediaDocument,
  posts: PostDocument,
  projects: ProjectDocument,
  services: ServiceDocument,
  testimonials: TestimonialDocument,
  translations: TranslationState,
};

/** The names of the fields that the stores cannot parse; empty for a valid document. */
export function invalidFieldsOf(collection: VersionedCollection, id: string, fields: DocumentData): string[] {
  if (collection !== 'messages') return invalidFields(SCHEMAS[collection], id, fields);
  const issues = parseMessage(id, fields).error?.issues ?? [];
  return issues.map(({ path }) => path.join('.'));
}

/** The version of a document; 0 before 2026-11-22, `null` for an invalid one. */
export function schemaVersionOf({ schemaVersion = 0 }: DocumentData): number | null {
  return Number.isInteger(schemaVersion) && schemaVersion >= 0 ? schemaVersion : null;
}
