import { ENQUIRY_FILE_LIMITS, ENQUIRY_PHOTO_PIXELS, ENQUIRY_PICTURE_PIXELS } from '@alnafitha/contract';
import { assertReadable } from '../../../../shared/api/send-form';
import { UserFacingError } from '../../../../shared/i18n/error-text';
import type { PlainTranslationKey } from '../../../../shared/i18n/translation-key';
import { type Encoding, encodeImage, withDecoded } from '../../../../shared/ui/to-jpeg';
import { type FileKind, headOf, kindOf } from './file-kind';

/** Why a kind of file is not sent, and what to do. */
const REFUSALS: Partial<Record<FileKind, PlainTranslationKey>> = {
  cad: "CAD drawings can't be sent. Save the drawing as PDF.",
  office: "Office documents can't be sent. Save the document as PDF.",
  archive: "Archives such as ZIP can't be sent. Choose the files in it.",
  folder: "Folders can't be sent. Choose the files in it.",
  recording: "Videos and recordings can't be sent here. Send them on WhatsApp.",
  unknown: 'Only photos (JPEG, PNG, WebP) and PDF files can be sent',
};

/** Of pictures that many browsers cannot decode. */
const UNREADABLE: Partial<Record<FileKind, PlainTranslationKey>> = {
  heic: 'This browser cannot read HEIC photos. Choose a JPEG, or send the photo on WhatsApp.',
  tiff: "TIFF pictures can't be sent. Save the picture as PDF or JPEG.",
  otherPicture: 'This browser cannot read this picture. Save it as PDF or JPEG.',
};

/** Returns the file to upload. Throws `UserFacingError` for what cannot be sent. */
export async function prepareFile(file: File): Promise<File> {
  await assertReadable(file);
  const head = await headOf(file);
  const kind = kindOf(head, file);
  const refusal = head || kind === 'folder' ? REFUSALS[kind] : 'This file is empty';
  if (refusal) throw new UserFacingError(refusal, undefined);
  if (kind === 'pdf') {
    if (file.size <= ENQUIRY_FILE_LIMITS.bytes) return file;
    throw new UserFacingError('This file is larger than 10 MB', undefined);
  }
  try {
    return await preparePicture(file, kind, head);
  } catch (error) {
    throw new UserFacingError(UNREADABLE[kind] ?? 'This photo is damaged or too large', error);
  }
}

/** The API takes them as they are. */
const SENDABLE: Partial<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
/** Lossy formats, which stay so. */
const LOSSY: readonly FileKind[] = ['jpeg', 'heic', 'avif'];
/** Photos of a camera are scaled beyond this size, because their upload would take long. */
const LARGE_PHOTO = 2.5 * 1024 * 1024;
/** Longer side of a drawing that is scalable, in pixels. */
const SVG_SIDE = 3000;

type Attempt = Encoding & { readonly pixels: number };

const PHOTO: Attempt = { pixels: ENQUIRY_PHOTO_PIXELS, type: 'image/jpeg', quality: 0.85 };
const WHOLE: Attempt = { pixels: ENQUIRY_PICTURE_PIXELS, type: 'image/jpeg', quality: 0.9 };
const LOSSLESS: Attempt = { pixels: ENQUIRY_PICTURE_PIXELS, type: 'image/png' };

/**
 * Returns the picture upright and without Exif. A photo of a camera is scaled; others, such as drawings, scans and
 * screenshots, keep the pixels that the API takes, because letters have few. The first encoding below the limit counts.
 */
async function preparePicture(file: File, kind: FileKind, head: string): Promise<File> {
  const { lastModified, size } = file;
  return withDecoded(kind === 'svg' ? await withSvgSize(file) : file, async (image) => {
    const pixels = image.naturalWidth * image.naturalHeight;
    if (pixels === 0) throw new Error('No size');
    const isOpaque = kind === 'jpeg' || kind === 'heic';
    const ground = isOpaque ? undefined : groundOf(image);
    // Scans, screenshots and most edited pictures have no Exif.
    const isByCamera = kind === 'jpeg' ? head.includes('Exif.') : kind === 'heic' || kind === 'avif';
    const type = SENDABLE[kind];
    const isSmall = pixels <= ENQUIRY_PICTURE_PIXELS && size <= ENQUIRY_FILE_LIMITS.bytes;
    if (type && isSmall && !isByCamera && !ground)
      return file.type === type ? file : new File([file], file.name, { type, lastModified });
    const isScaled = isByCamera && (kind === 'heic' || size > LARGE_PHOTO);
    const first = isScaled ? PHOTO : LOSSY.includes(kind) ? WHOLE : LOSSLESS;
    for (const { pixels: most, ...encoding } of new Set([first, WHOLE, PHOTO])) {
      const scale = Math.min(1, Math.sqrt(most / pixels));
      const blob = await encodeImage(image, scale, { ground: ground ?? 'white', ...encoding });
      if (blob.size > ENQUIRY_FILE_LIMITS.bytes) continue;
      const name = `${stemOf(file.name)}.${encoding.type === 'image/png' ? 'png' : 'jpg'}`;
      return new File([blob], name, { type: encoding.type, lastModified });
    }
    throw new Error('No encoding is small enough');
  });
}

const stemOf = (name: string) =>
  name.replace(/(?<=.)\.(?:jpe?g|jfif|png|webp|gif|bmp|svgz?|avif|hei[cf]|tiff?|jxl|jp2)$/i, '');

const ROOT = /<svg\b[^>]*>/i;
/** The drawing's own style would win over the attributes. */
const SIZE = /\s(?:width|height|style)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * Sets the size in which a drawing is drawn: browsers take that of its file, or as little as 150 pixels. The policy
 * forbids parsing the file as a document.
 */
async function withSvgSize(file: File): Promise<Blob> {
  const svg = await file.text();
  const [root = ''] = ROOT.exec(svg) ?? [];
  const [, box] = /\bviewBox\s*=\s*["']([^"']*)/i.exec(root) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const [width, height] = hasBox
    ? [boxWidth, boxHeight]
    : await withDecoded(
        new Blob([file], { type: 'image/svg+xml' }),
        ({ naturalWidth, naturalHeight }): [number, number] => [naturalWidth, naturalHeight],
      );
  const scale = SVG_SIDE / Math.max(width, height);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const size = ` width="${w}" height="${h}"${hasBox ? '' : ` viewBox="0 0 ${width} ${height}"`}`;
  const sized = root.replace(SIZE, '').replace(/^<svg/i, (start) => start + size);
  return new Blob([svg.replace(root, () => sized)], { type: 'image/svg+xml' });
}

const DARK = '#1e1e1e';
const SAMPLE = 512;

/** Returns the ground on which a transparent picture can be seen; `undefined` for others. */
function groundOf(image: HTMLImageElement): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  return groundFor(context.getImageData(0, 0, SAMPLE, SAMPLE).data);
}

/** Pixels are red, green, blue and alpha. White, unless nearly all that is drawn is light. */
export function groundFor(pixels: ArrayLike<number>): string | undefined {
  let isTransparent = false;
  let drawn = 0;
  let light = 0;
  let dark = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const red = pixels[index] ?? 0;
    const green = pixels[index + 1] ?? 0;
    const blue = pixels[index + 2] ?? 0;
    const alpha = pixels[index + 3] ?? 0;
    if (alpha < 255) isTransparent = true;
    drawn += alpha;
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 150) light += alpha;
    // Pure red and green can be seen on dark ground.
    if (Math.max(red, green, blue) < 96) dark += alpha;
  }
  if (!isTransparent) return undefined;
  return light > drawn / 2 && dark < drawn / 10 ? DARK : 'white';
}
