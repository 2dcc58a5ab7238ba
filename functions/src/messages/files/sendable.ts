import {
  ATTACHMENT_LIMITS,
  type Attachment,
  isVisible,
  stripInvisible,
  type UploadedFile,
} from '@alnafitha/contract';
import { oneLine } from '../../mails/parts';
import { fileTypeOf } from '../../media/file-type';
import { type DecodingLimits, toMailPicture } from '../../media/process-upload';
import { AppError } from '../../platform/errors';

/** The part of the forms. */
const FILE = 'file';

export type SentType = Exclude<Attachment['type'], 'image/webp'>;

/** The first extension is added to names without one. */
const EXTENSIONS: Record<SentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};

interface Sendable {
  readonly name: string;
  readonly type: SentType;
  readonly bytes: Buffer;
}

/** What a form says of its files. */
export interface SendableForm {
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: string;
  readonly typeUnknown: string;
  /** Of its pictures. */
  readonly decoding?: DecodingLimits;
}

/**
 * Encodes an image again, and keeps a PDF. The type is that of the content: names and the browser's types are typed by
 * anybody. Throws 400 or 413.
 */
export async function toSendable(upload: UploadedFile, form: SendableForm): Promise<Sendable> {
  const file = Buffer.from(upload.bytes);
  const signed = fileTypeOf(file);
  if (!signed || signed === 'image/heic') throw rejection(400, form, form.typeUnknown);
  if (file.length > form.maxBytes) throw rejection(413, form, form.tooLarge);
  const { type, bytes } =
    signed === 'application/pdf'
      ? { type: signed, bytes: file }
      : await toMailPicture(file, FILE, form.decoding);
  if (bytes.length > form.maxBytes) throw rejection(413, form, form.tooLarge);
  return { name: sendableName(upload.name, type), type, bytes };
}

function rejection(status: number, { field }: SendableForm, message: string): AppError {
  return new AppError(status, message, [{ path: field, message }]);
}

/** Recipients open files by it; with a letter, so that `v1.2` has none. */
const EXTENSION = /\.(?=[\w-]*[a-z])[\w-]{1,20}$/i;
/** Windows allows none of them in a name. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Longer names are cut first: the patterns take quadratic time. */
const TYPED_MAX_LENGTH = 300;
/** Windows ignores these at the end, and hides files that start with a dot elsewhere. */
const OUTER_DOTS = /^[.\s]+|[.\s]+$/g;
/** Windows takes them for devices, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/**
 * Removes folders and invisible characters, replaces what Windows forbids, and ends with an extension of the type: `a.pdf.exe` and `a.exe` become
 * `a.pdf`, `a.JPEG` stays.
 */
export function sendableName(typed: string, type: SentType): string {
  const withinFolder = stripInvisible(oneLine(typed)).split(/[\\/]/).at(-1) ?? '';
  const allowed = [...withinFolder].slice(0, TYPED_MAX_LENGTH).join('').replace(FORBIDDEN, '_');
  const trimmed = allowed.replace(OUTER_DOTS, '');
  const ofType = new RegExp(`\\.(?:${EXTENSIONS[type].join('|')})$`, 'i');
  const name = ofType.test(trimmed) ? trimmed : trimmed.replace(EXTENSION, '').replace(OUTER_DOTS, '');
  const extension = ofType.exec(name)?.[0] ?? `.${EXTENSIONS[type][0]}`;
  const stem = [...name.replace(ofType, '')].slice(0, ATTACHMENT_LIMITS.name - extension.length).join('');
  const visibleStem = isVisible(stem) ? stem.replace(OUTER_DOTS, '') : 'file';
  return `${DEVICE.test(visibleStem) ? '_' : ''}${visibleStem}${extension}`;
}
