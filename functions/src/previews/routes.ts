import { timingSafeEqual } from 'node:crypto';
import {
  createPreviewLink,
  ERROR_MESSAGES,
  openPreview,
  type Post,
  type PreviewedKind,
  type PreviewLink,
  type ProjectDetail,
  previewedEntryOf,
  readPreviewLink,
  revokePreviewLink,
} from '@alnafitha/contract';
import { foundOr404 } from '../platform/errors';
import { type Route, route } from '../platform/route';
import { type SessionAuth, unlessRejected } from '../sessions/tokens';
import type { IssuedLink, PreviewedEntry, PreviewStore } from './store';

interface PreviewDependencies {
  readonly auth: Pick<SessionAuth, 'getUser'>;
  readonly store: PreviewStore;
  /** Reads a post of any state; `null` for a missing one. */
  readPost(id: string): Promise<(Post & { readonly published: boolean }) | null>;
  readProject(id: string): Promise<ProjectDetail | null>;
}

const MISSING: Record<PreviewedKind, string> = {
  posts: ERROR_MESSAGES.postNotFound,
  projects: ERROR_MESSAGES.projectNotFound,
};

export function previewRoutes({ auth, store, readPost, readProject }: PreviewDependencies): Route[] {
  /** A link ends with the rights of its administrator. */
  const isByAdmin = async ({ by }: IssuedLink) => {
    const account = await unlessRejected(() => auth.getUser(by));
    return account !== null && !account.disabled && account.customClaims?.admin === true;
  };

  const readSaved = async ({ kind, id }: PreviewedEntry) => {
    if (kind === 'posts') {
      const entry = await readPost(id);
      return entry && { kind, entry, published: entry.published };
    }
    const entry = await readProject(id);
    return entry && { kind, entry };
  };

  /** Returns `null` for a token that opens nothing, whatever the reason. */
  const open = async (token: string) => {
    const entry = previewedEntryOf(token);
    const link = entry && (await store.find(entry));
    if (!entry || !link || !isEqual(token, link.token) || !(await isByAdmin(link))) return null;
    const saved = await readSaved(entry);
    return saved && { ...saved, expiresAt: link.expireAt.toISOString() };
  };

  return [
    route(openPreview, async ({ body }) => foundOr404(await open(body.token), ERROR_MESSAGES.notFound)),

    route(readPreviewLink, async ({ params }) => {
      const link = await store.find(params);
      return { link: link && (await isByAdmin(link)) ? toPreviewLink(link) : null };
    }),

    route(createPreviewLink, async ({ params }, { session }) => {
      foundOr404(await readSaved(params), MISSING[params.kind]);
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
