/**
 * For every response: directives that a `<meta>` cannot carry, and those that all responses share. firebase.json sends it with
 * everything. Hosting may replace the function's header by this one, so the function must not depend on a stricter policy.
 */
export const BASE_POLICY = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For responses that are not documents: they load and run nothing. */
export const DATA_POLICY = `default-src 'none'; ${BASE_POLICY}`;

/** Hash of the empty string: emotion makes empty style elements and inserts rules into them. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Firebase Authentication's endpoints. */
const AUTH_ENDPOINTS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/** Hashes of a document's inline scripts and styles, such as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The `<meta>` of every document, placed before everything it applies to. Allows requests to the Auth emulator at `host:port`, if given. */
export function policyMeta({ scripts, styles }: InlineHashes, authEmulator?: string): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    [`style-src 'self' ${EMPTY_STYLE}`, ...styles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${AUTH_ENDPOINTS}`,
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return authEmulator ? allowAuthEmulator(meta, authEmulator) : meta;
}

/** Adds the Auth emulator at `host:port` to the policy in a document. */
export function allowAuthEmulator(html: string, authEmulator: string): string {
  return html.replace("; connect-src 'self' ", `$&http://${authEmulator} `);
}
