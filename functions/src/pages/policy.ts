import type { SitePage } from '@alnafitha/contract';

/** Of the empty style elements into which scripts insert rules. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Google's hosts where people sign in; locally, the emulator beside them. */
const SIGN_IN = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * What a page may load and do. Pages that Hosting serves have the same from firebase.json; one that is rendered here
 * carries its styles in itself, and their hashes are known only now.
 */
export function pagePolicy(
  { styleHashes, scriptHashes }: Pick<SitePage, 'styleHashes' | 'scriptHashes'>,
  authEmulator = process.env.FIREBASE_AUTH_EMULATOR_HOST,
): string {
  const signIn = authEmulator ? [`http://${authEmulator}`, ...SIGN_IN] : SIGN_IN;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src ${[...new Set(["'self'", EMPTY, ...styleHashes])].join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...signIn].join(' ')}`,
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
