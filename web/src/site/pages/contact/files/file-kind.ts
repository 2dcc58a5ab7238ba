/** What a file is, by its content: names and types are missing on Android, and anybody can type them. */
export type FileKind = Picture | 'pdf' | 'cad' | 'office' | 'archive' | 'recording' | 'folder' | 'unknown';
type Picture = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'svg' | 'avif' | 'heic' | 'tiff' | 'otherPicture';

/** Readers accept a PDF's header in the first 1024 bytes; Exif comes after other segments. */
const HEAD_BYTES = 16_384;

type Rules = readonly (readonly [FileKind, RegExp])[];

/** How files begin, as `headOf` writes it. */
const SIGNATURES: Rules = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8/],
  ['bmp', /^BM.{4}\.{4}/s],
  ['avif', /^.{4}ftyp(?:avi[fs]|mi[af]1.{0,40}avif)/s],
  ['heic', /^.{4}ftyp(?:he[iv][cfmsx]|mif1|msf1)/s],
  [
    'otherPicture',
    /^(?:8BPS|%!PS|\xc5\xd0\xd3\xc6|FUJIFILM|\xff\n)|^.{4}(?:ftypcrx|jP {2}|JXL )|^RIFF.{4}CDR/s,
  ],
  ['tiff', /^(?:II[*+]\.|MM\.[*+])/],
  ['cad', /^AC(?:10|\d\.)\d|^AutoCAD Binary DXF|^\s*(?:999\s[^\n]*\n\s*)*0\s+SECTION\s|^ISO-10303-21|^\(DWF/],
  ['svg', /^(?:\xef\xbb\xbf)?\s*(?=<(?:\?xml|!--|!doctype svg|svg)).*<svg[\s>]/is],
  ['office', /^\{\\rtf|^PK\.{2}.*(?:\[Content_Types\]\.xml|(?:word|xl|ppt)\/|oasis\.opendocument)/s],
  ['archive', /^(?:Rar!|7z\xbc\xaf|\.\x8b)/],
  ['recording', /^(?:OggS|ID3|#!AMR|FLV|\.E\xdf\xa3|\.{3}[\xba\xb3])|^RIFF.{4}(?:AVI |WAVE)|^.{4}ftyp/s],
  ['pdf', /^.{0,1019}%PDF-\d/s],
];

/** By the name, if the content does not tell. */
const NAMES: Rules = [
  ['jpeg', /\.(?:jpe?g|jfif)$/],
  ['png', /\.png$/],
  ['webp', /\.webp$/],
  ['gif', /\.gif$/],
  ['bmp', /\.bmp$/],
  ['svg', /\.svgz?$/],
  ['avif', /\.avif$/],
  ['heic', /\.hei[cf]$/],
  ['tiff', /\.(?:tiff?|dng)$/],
  ['otherPicture', /\.(?:psd|eps|ai|cdr|jxl|jp2|cr[23w]|nef|arw|orf|raf|rw2)$/],
  [
    'cad',
    /\.(?:d[wx]f|dw[gt]|dgn|rvt|rfa|skp|ifc|ste?p|ige?s|stl|3dm|3ds|sldprt|sldasm|ipt|iam|pln|max|blend)$/,
  ],
  ['office', /\.(?:do[ct][xm]?|odt|rtf|txt|xls[xmb]?|csv|ods|pp[ts]x?|odp|pages|numbers|key|vsdx?|pub|msg)$/],
  ['archive', /\.(?:zip|rar|7z|t?gz|tar)$/],
  ['recording', /\.(?:mp[34g]|mpeg|m[4ko][avk]|3gp|avi|webm|wmv|opus|og[ga]|wav|aac|amr|wma)$/],
];

/** Containers of many formats, which the name tells apart. */
const CONTAINERS: Rules = [
  ['office', /^\xd0\xcf\.\xe0/],
  ['archive', /^PK\.{2}/],
];

const TYPES: Rules = [
  ['folder', /^inode\/directory$/],
  ['heic', /^image\/hei[cf]/],
  ['tiff', /^image\/tiff/],
  ['jpeg', /^image\/jpe?g/],
  ['otherPicture', /^image\//],
  ['recording', /^(?:video|audio)\//],
];

/** Returns the first bytes in Latin-1, with dots for control characters but white space. */
export async function headOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...bytes).replace(/[^\s -\xff]/g, '.');
}

export function kindOf(head: string, { name, type }: Pick<File, 'name' | 'type'>): FileKind {
  const first = (rules: Rules, text: string) => rules.find(([, rule]) => rule.test(text))?.[0];
  return (
    first(SIGNATURES, head) ??
    first(NAMES, name.toLowerCase()) ??
    first(CONTAINERS, head) ??
    first(TYPES, type) ??
    'unknown'
  );
}
