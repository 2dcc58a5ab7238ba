import type { DocumentData } from 'firebase-admin/firestore';
import { ImageDocument } from '../../../functions/src/images/document';
import { PictureDocument } from '../../../functions/src/media/document';
import { parseMessage } from '../../../functions/src/messages/read';
import { invalidFields } from '../../../functions/src/platform/documents';
import { SCHEMA_VERSIONS, type VersionedCollection } from '../../../functions/src/platform/schema-version';
import { PostDocument } from '../../../functions/src/posts/document';
import { ProjectDocument } from '../../../functions/src/projects/document';
import { ServiceDocument } from '../../../functions/src/services/document';
import { AdminEntry } from '../../../functions/src/sessions/store';
import { TestimonialDocument } from '../../../functions/src/testimonials/document';
import { TranslationState } from '../../../functions/src/translations/document';

export const COLLECTIONS = Object.keys(SCHEMA_VERSIONS) as VersionedCollection[];

/** With what the stores read each collection, save messages, which have a reader of their own. */
const SCHEMAS = {
  admins: AdminEntry,
  images: ImageDocument,
  pictures: PictureDocument,
  posts: PostDocument,
  projects: ProjectDocument,
  services: ServiceDocument,
  testimonials: TestimonialDocument,
  translations: TranslationState,
};

/** What keeps the stores from reading a document: names of fields, none where they can read it. */
export function invalidFieldsOf(collection: VersionedCollection, id: string, fields: DocumentData): string[] {
  if (collection !== 'messages') return invalidFields(SCHEMAS[collection], id, fields);
  const issues = parseMessage(id, fields).error?.issues ?? [];
  return issues.map(({ path }) => path.join('.'));
}

/** The number in a document; 0 for one of before 2026-11-22, `null` for what is no number of a version. */
export function schemaVersionOf({ schemaVersion = 0 }: DocumentData): number | null {
  return Number.isInteger(schemaVersion) && schemaVersion >= 0 ? schemaVersion : null;
}
