/**
 * firebase.json sends the policy with every response; no `<meta>` has it. Hosting may replace the function's header
 * by this one, so the function must not depend on a stricter policy.
 */
export const BASE_POLICY = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of the page of previews, which the panel shows beside its forms. */
export const PREVIEW_POLICY = BASE_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** The policy of responses that are not documents. */
export const DATA_POLICY = `default-src 'none'; ${BASE_POLICY}`;

/** The policy of the API, whose files of visitors must not run. Media are without: it breaks Chromium's PDF viewer. */
export const API_POLICY = `${DATA_POLICY}; sandbox`;

/** Hash of the empty string: emotion makes empty style elements and inserts rules into them. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const AUTH_ENDPOINTS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** `authEmulator` is `host:port`. Place it before everything that it applies to. */
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

/** Lets a document show the page of previews in a frame. */
export const allowPreview = (html: string): string => html.replace('; frame-src ', "$&'self' ");

/** Adds the Auth emulator at `host:port` to a document's policy. */
export function allowAuthEmulator(html: string, authEmulator: string): string {
  return html.replace("; connect-src 'self' ", `$&http://${authEmulator} `);
}
