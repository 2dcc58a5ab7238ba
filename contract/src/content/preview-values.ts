import { CONTENT_KINDS, type ContentKind } from './kinds';

export const PREVIEW_PATH = '/api/preview';
export const ADMIN_PREVIEW_PATH = '/api/admin/previews/:kind/:id';

/** A link's lifetime. */
export const PREVIEW_DAYS = 7;

/** Kind, id, expiry in seconds in base 36, and HMAC-SHA256 in Base64url. */
const TOKEN = /^(\w+)\.([\w-]{1,128})\.[\da-z]{1,10}\.[\w-]{43}$/;

/** Returns the token that a fragment starts with; `null` without one. Its length is fixed: chats add to links. */
export function previewTokenIn(fragment: string): string | null {
  return /^#(\w+\.[\w-]{1,128}\.[\da-z]{1,10}\.[\w-]{43})/.exec(fragment)?.[1] ?? null;
}

/** Returns the entry that a token names, not verified; `null` for another text. */
export function previewedEntryOf(token: string): { kind: ContentKind; id: string } | null {
  const [, name = '', id = ''] = TOKEN.exec(token) ?? [];
  const kind = CONTENT_KINDS.find((known) => known === name);
  return kind ? { kind, id } : null;
}

/** The token is in the fragment, which browsers send neither to a server nor as a referrer. */
export function previewPath(token: string): string {
  return `/preview#${token}`;
}
