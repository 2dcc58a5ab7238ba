import { createHmac, randomBytes } from 'node:crypto';
import { PREVIEW_DAYS, type PreviewedKind } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

const PreviewDocument = z.object({
  /** The key signs this link only, so that a new link ends it. */
  key: z.string(),
  /** Uid of the administrator who made the link. */
  by: z.string(),
  createdAt: FirestoreTimestamp,
  expireAt: FirestoreTimestamp,
});
type PreviewDocument = z.output<typeof PreviewDocument>;

export interface PreviewedEntry {
  readonly kind: PreviewedKind;
  readonly id: string;
}

export interface IssuedLink {
  readonly token: string;
  readonly by: string;
  readonly expireAt: Date;
}

const KEY_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

export type PreviewStore = ReturnType<typeof createPreviewStore>;

/** `previews/{kind}-{id}`; Firestore deletes links after `expireAt`. */
export function createPreviewStore(db: Firestore, clock: () => Date) {
  const documentOf = ({ kind, id }: PreviewedEntry) => db.collection('previews').doc(`${kind}-${id}`);
  return {
    /** Returns `null` without a link, or after its expiry. */
    async find(entry: PreviewedEntry): Promise<IssuedLink | null> {
      const document = parseDocument(PreviewDocument, await documentOf(entry).get());
      return document && document.expireAt > clock() ? toLink(entry, document) : null;
    },

    /** Replaces the former link. */
    async create(entry: PreviewedEntry, by: string): Promise<IssuedLink> {
      const createdAt = clock();
      const document: PreviewDocument = {
        key: randomBytes(KEY_BYTES).toString('base64url'),
        by,
        createdAt,
        expireAt: new Date(createdAt.getTime() + PREVIEW_DAYS * DAY_MS),
      };
      await documentOf(entry).set(document);
      return toLink(entry, document);
    },

    async remove(entry: PreviewedEntry): Promise<void> {
      await documentOf(entry).delete();
    },
  };
}

function toLink({ kind, id }: PreviewedEntry, { key, by, expireAt }: PreviewDocument): IssuedLink {
  const expiry = Math.floor(expireAt.getTime() / 1000).toString(36);
  const payload = `${kind}.${id}.${expiry}`;
  const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(payload).digest('base64url');
  return { token: `${payload}.${signature}`, by, expireAt };
}
