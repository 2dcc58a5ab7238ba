import type { DocumentData } from 'firebase-admin/firestore';
import { isDescribed, PlainImage, searchedTexts } from '../../../functions/src/images/document';
import type { StoredMedia } from '../../../functions/src/media/stored-media';
import { toMessageDocument } from '../../../functions/src/messages/document';
import { parseMessage } from '../../../functions/src/messages/parse';
import { invalidFields } from '../../../functions/src/platform/documents';
import type { VersionedCollection } from '../../../functions/src/platform/schema-version';
import { searchPrefixes } from '../../../functions/src/platform/search/tokens';
import { imageKeysIn } from '../../../functions/src/posts/content';
import { isRandomSignInEmail } from '../../../functions/src/sessions/sign-in-email';
import { invalidFieldsOf } from './collections';

export interface StoredDocument {
  readonly id: string;
  readonly fields: DocumentData;
}

/** A stored media file by its key. */
export type FindImage = (key: string) => Promise<StoredMedia | null>;

/** The changed fields for the next version, or the fields that prevent the migration. */
type Step = { readonly changes: DocumentData } | { readonly stuck: readonly string[] };

/** Pure: it writes nothing. */
export type Migration = (document: StoredDocument, find: FindImage) => Step | Promise<Step>;

const numberOnly: Migration = () => ({ changes: {} });

/** The first of a list migrates from version 0, which has no number, to 1; the next one to 2, and so on. */
export const MIGRATIONS: Readonly<Record<VersionedCollection, readonly Migration[]>> = {
  /** `npm run admin -- migrate` replaces a real sign-in email, because it changes the account as well. */
  admins: [
    ({ fields }) => (isRandomSignInEmail(fields.signInEmail) ? { changes: {} } : { stuck: ['signInEmail'] }),
  ],
  images: [indexImage],
  messages: [indexMessage],
  pictures: [numberOnly],
  posts: [listContentImages],
  projects: [numberOnly],
  services: [numberOnly],
  testimonials: [numberOnly],
  translations: [numberOnly],
};

/** Phone numbers in E.164, the flag for suspected spam, and the search tokens. */
function indexMessage({ id, fields }: StoredDocument): Step {
  const { data: message } = parseMessage(id, fields);
  if (!message) return { stuck: invalidFieldsOf('messages', id, fields) };
  const draft = { ...message, consent: fields.consent === true };
  const document = toMessageDocument(draft, new Date(message.createdAt));
  const { whatsappNumber, doubtful, searchPrefixes } = document;
  const changes = { ...(whatsappNumber !== undefined && { whatsappNumber }), doubtful, searchPrefixes };
  return { changes };
}

const Searched = PlainImage.pick({ title: true, altText: true, picture: true });

function indexImage({ id, fields }: StoredDocument): Step {
  const { data: image } = Searched.safeParse(fields);
  if (!image) return { stuck: invalidFields(Searched, id, fields) };
  const changes = { searchPrefixes: searchPrefixes(searchedTexts(image)), described: isDescribed(image) };
  return { changes };
}

/** The images of the text, at all widths. */
async function listContentImages({ fields }: StoredDocument, find: FindImage): Promise<Step> {
  const shown = await Promise.all(imageKeysIn(String(fields.content)).map(find));
  return { changes: { contentPictures: shown.filter((picture) => picture !== null) } };
}
