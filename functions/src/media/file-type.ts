/** The types of files that are told by their content: names and browsers' types are typed by anybody. */
export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

const START_BYTES = 12;
/** Readers accept a PDF's header anywhere in these bytes: some programs write white space or a mark before it. */
const HEADER_BYTES = 1024;

/** How files start, in hexadecimal. An iPhone's HEIC begins with a box `ftyp` of the brand heic, mif1 or a variant. */
const SIGNATURES: readonly (readonly [FileType, RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/heic', /^.{8}66747970(6865(69|76)[0-9a-f]{2}|6d736631|6d696631)$/],
];

/** Returns `null` for any other content. Images may quote a PDF's header. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString('hex');
  const [image] = SIGNATURES.find(([, signature]) => signature.test(start)) ?? [];
  if (image) return image;
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString('latin1');
  return /%PDF-\d/.test(header) ? 'application/pdf' : null;
}
