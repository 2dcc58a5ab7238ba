import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type ContentKind,
  createPreviewLink,
  ERROR_MESSAGES,
  openPreview,
  PREVIEW_DAYS,
  type Preview,
  type PreviewLink,
  previewedEntryOf,
  readPreviewLink,
  revokePreviewLink,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from '../platform/documents';
import { foundOr404 } from '../platform/errors';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { type Route, route } from '../platform/route';
import { type SessionAuth, unlessRejected } from '../sessions/tokens';

const PreviewDocument = z.object({
  /** The key signs this link only, so that a new link ends it. */
  key: z.string(),
  /** Uid of the administrator who made the link. */
  by: z.string(),
  createdAt: FirestoreTimestamp,
  expireAt: FirestoreTimestamp,
});
type PreviewDocument = z.output<typeof PreviewDocument>;

interface PreviewedEntry {
  readonly kind: ContentKind;
  readonly id: string;
}

interface IssuedLink {
  readonly token: string;
  readonly by: string;
  readonly expireAt: Date;
}

const KEY_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

type PreviewStore = ReturnType<typeof createPreviewStore>;

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

interface PreviewDependencies {
  readonly auth: Pick<SessionAuth, 'getUser'>;
  readonly store: PreviewStore;
  readonly readSaved: ReadSaved;
}

type Saved<K> = Omit<Extract<Preview, { kind: K }>, 'kind' | 'id' | 'expiresAt'>;

/** Reads an entry of any state, as visitors would see it; `null` for a missing one. */
type ReadSaved = { readonly [K in ContentKind]: (id: string) => Promise<Saved<K> | null> };

export function previewRoutes({ auth, store, readSaved }: PreviewDependencies): Route[] {
  /** A link ends with the rights of its administrator. */
  const isByAdmin = async ({ by }: IssuedLink) => {
    const account = await unlessRejected(() => auth.getUser(by));
    return account !== null && !account.disabled && account.customClaims?.admin === true;
  };

  /** Returns `null` for a token that opens nothing, whatever the reason. */
  const open = async (token: string) => {
    const entry = previewedEntryOf(token);
    const link = entry && (await store.find(entry));
    if (!entry || !link || !isEqual(token, link.token) || !(await isByAdmin(link))) return null;
    const saved = await readSaved[entry.kind](entry.id);
    return saved && ({ ...entry, ...saved, expiresAt: link.expireAt.toISOString() } as Preview);
  };

  return [
    route(openPreview, async ({ body }) => foundOr404(await open(body.token), ERROR_MESSAGES.notFound)),

    route(readPreviewLink, async ({ params }) => {
      const link = await store.find(params);
      return { link: link && (await isByAdmin(link)) ? toPreviewLink(link) : null };
    }),

    route(createPreviewLink, async ({ params }, { session }) => {
      foundOr404(await readSaved[params.kind](params.id), ERROR_MESSAGES.entryNotFound);
      return { link: toPreviewLink(await store.create(params, session.id)) };
    }),

    route(revokePreviewLink, async ({ params }) => {
      await store.remove(params);
      return { link: null };
    }),
  ];
}

function toPreviewLink({ token, expireAt }: IssuedLink): PreviewLink {
  return { token, expiresAt: expireAt.toISOString() };
}

/** Compares in constant time. */
function isEqual(token: string, expected: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
