import { isDeepStrictEqual } from 'node:util';
import { DELETED_DAYS, type Edited, MAX_REVISIONS } from '@alnafitha/contract';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import type { Editor } from './editor';

/** Each document that administrators edit has this subcollection. */
export const REVISIONS = 'revisions';

/** A revision is what a document was before a change. */
export const RevisionDocument = z.object({
  /** The document's collection. */
  kind: z.string(),
  before: z.looseObject({}),
  by: z.string(),
  at: FirestoreTimestamp,
  changed: z.array(z.string()),
  /** The last state has this date while the document is deleted. */
  deletedAt: FirestoreTimestamp.optional(),
  /** All revisions have this date while the document is deleted. */
  expireAt: FirestoreTimestamp.optional(),
});
export type RevisionDocument = z.infer<typeof RevisionDocument>;

/** The last save, in the edited document. */
export const StoredEdit = z.object({ by: z.string(), at: FirestoreTimestamp }).optional();

/** Samples lack it until somebody saves them. */
export const EDITED_AT = 'edited.at';
const EDITED_SAVES = 'edited.saves';
/** A retry follows within minutes; so many saves of others may come between. */
const MAX_SAVES = 10;
const Saves = z.array(z.string()).catch([]);

/** An edit has the keys of the last saves, newest first. */
interface WrittenEdit extends Omit<Editor, 'key'> {
  readonly saves: readonly string[];
}

/** Returns the last save as it is written over `snapshot`. */
export function writtenEdit(snapshot: DocumentSnapshot, { key, ...editor }: Editor): WrittenEdit {
  const earlier = Saves.parse(snapshot.get(EDITED_SAVES));
  return { ...editor, saves: [key, ...earlier].slice(0, MAX_SAVES) };
}

/** Whether this very save is stored already; others may have followed. */
export function isRepeated(snapshot: DocumentSnapshot, { key }: Editor): boolean {
  return Saves.parse(snapshot.get(EDITED_SAVES)).includes(key);
}

/** Whether the last save came from the same form. */
export function isOfSameForm(snapshot: DocumentSnapshot, { form }: Editor): boolean {
  return snapshot.get('edited.form') === form;
}

export function toEdited(edited: z.output<typeof StoredEdit>): Edited | undefined {
  return edited && { by: edited.by, at: edited.at.toISOString() };
}

/** The revision is at `path`, and the document gets the `fields`. */
interface Recorded {
  readonly path: string;
  readonly fields: { readonly edited: WrittenEdit; readonly revisions: number };
}

/** All ids have this many digits, so that they sort by number. */
const NUMBER_LENGTH = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** These fields belong to the save itself, or are computed from others. */
const DERIVED: ReadonlySet<string> = new Set([
  'edited',
  'revisions',
  'createdAt',
  'translationState',
  'toCheck',
  'missing',
  'slug',
  'searchPrefixes',
  'described',
  'contentPictures',
]);

/** Administrators see these names. */
const NAMES: Readonly<Record<string, string>> = { picture: 'image', pictures: 'images' };

export function changedFields(before: DocumentData, after: DocumentData): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !DERIVED.has(field) && !isSame(before[field], after[field]))
    .map((field) => NAMES[field] ?? field)
    .sort();
}

/** A date is a timestamp once it is stored. */
function isSame(before: unknown, after: unknown): boolean {
  return isDeepStrictEqual(FirestoreTimestamp.safeParse(before).data ?? before, after);
}

/** Revisions are numbered, so that a save finds the oldest without reading any. */
export function recordRevision(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  editor: Editor,
  changed: string[],
): Recorded {
  const number = Number(snapshot.get('revisions') ?? 0) + 1;
  const revision: RevisionDocument = {
    kind: snapshot.ref.parent.id,
    before: snapshot.data() ?? {},
    by: editor.by,
    at: editor.at,
    changed,
  };
  const reference = revisionAt(snapshot.ref, number);
  transaction.set(reference, revision);
  if (number > MAX_REVISIONS) transaction.delete(revisionAt(snapshot.ref, number - MAX_REVISIONS));
  return { path: reference.path, fields: { edited: writtenEdit(snapshot, editor), revisions: number } };
}

/** The document is deleted in the same transaction; `earlier` are its revisions. */
export function recordDeletion(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  editor: Editor,
  earlier: readonly QueryDocumentSnapshot[],
): Recorded {
  const expireAt = new Date(editor.at.getTime() + DELETED_DAYS * DAY_MS);
  for (const { ref } of earlier) transaction.update(ref, { expireAt });
  const recorded = recordRevision(transaction, snapshot, editor, ['deleted']);
  transaction.update(snapshot.ref.firestore.doc(recorded.path), { deletedAt: editor.at, expireAt });
  return recorded;
}

/** Keeps the revisions of a document that is written again; returns the number of the last, 0 without any. */
export function recordRestoration(
  transaction: Transaction,
  revisions: readonly QueryDocumentSnapshot[],
): number {
  const restored = { deletedAt: FieldValue.delete(), expireAt: FieldValue.delete() };
  for (const { ref } of revisions) transaction.update(ref, restored);
  return Math.max(0, ...revisions.map(({ id }) => Number(id)));
}

function revisionAt(document: DocumentReference, number: number): DocumentReference {
  return document.collection(REVISIONS).doc(String(number).padStart(NUMBER_LENGTH, '0'));
}

/** Returns the users of a file that the document of this new revision no longer shows. */
export function usersSince(revision: string, users: readonly string[]) {
  const document = revision.split('/').slice(0, -2).join('/');
  // Each new revision ends the one that is too many.
  const isEnded = (user: string) =>
    isRevision(user) &&
    folderOf(user) === folderOf(revision) &&
    numberAt(user) <= numberAt(revision) - MAX_REVISIONS;
  const usedBy = [...users.filter((user) => user !== document && !isEnded(user)), revision];
  return { usedBy, inHistory: usedBy.every(isRevision) };
}

const folderOf = (path: string) => path.slice(0, -NUMBER_LENGTH);
const numberAt = (path: string) => Number(path.slice(-NUMBER_LENGTH));

function isRevision(path: string): boolean {
  return path.split('/').at(-2) === REVISIONS;
}
