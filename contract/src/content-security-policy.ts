/**
 * Of every response: what a `<meta>` cannot say, and what is the same for all. firebase.json sends it with everything, so that
 * the function, whose header Hosting may replace by that one, must not depend on more.
 */
export const BASE_POLICY = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of what is no document: it loads and runs nothing. */
export const DATA_POLICY = `default-src 'none'; ${BASE_POLICY}`;

/** Hash of the empty string: emotion makes empty style elements and inserts rules into them. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Google's hosts where people sign in. */
const SIGN_IN = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/** Hashes of a document's inline scripts and styles, such as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The `<meta>` that stands in every document, before all that it is about. Where Auth is an emulator, pages may call that too. */
export function policyMeta({ scripts, styles }: InlineHashes, authEmulator?: string): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    [`style-src 'self' ${EMPTY_STYLE}`, ...styles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${SIGN_IN}`,
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return authEmulator ? admitAuthEmulator(meta, authEmulator) : meta;
}

/** The same HTML, whose policy lets the page call the emulator of Auth at `host:port`. */
export function admitAuthEmulator(html: string, authEmulator: string): string {
  return html.replace("; connect-src 'self' ", `$&http://${authEmulator} `);
}
