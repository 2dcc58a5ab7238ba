import { ENQUIRY_FILE_LIMITS, ENQUIRY_PHOTO_SIZE } from '@alnafitha/contract';
import { UserFacingError } from '../../../../shared/i18n/error-text';

const PDF = 'application/pdf';
const PHOTO = 'image/jpeg';
const QUALITY = 0.85;
const HEIC = /\.hei[cf]$/i;

/**
 * Returns the file to upload: a PDF as it is; a photo upright, scaled and without metadata. Throws `UserFacingError` for
 * what cannot be sent.
 */
export async function prepareFile(file: File): Promise<File> {
  if (file.type === PDF || /\.pdf$/i.test(file.name)) {
    if (file.size <= ENQUIRY_FILE_LIMITS.bytes) return file;
    throw new UserFacingError('This file is larger than 10 MB', undefined);
  }
  const isHeic = HEIC.test(file.name);
  if (!isHeic && !file.type.startsWith('image/'))
    throw new UserFacingError('Only photos (JPEG, PNG, WebP) and PDF files can be sent', undefined);
  try {
    const blob = await toPhoto(file);
    return new File([blob], file.name.replace(/\.[^.]*$|$/, '.jpg'), { type: PHOTO });
  } catch (error) {
    const text = isHeic
      ? 'This browser cannot read HEIC photos. Choose a JPEG, or send the photo on WhatsApp.'
      : 'This photo is damaged or too large';
    throw new UserFacingError(text, error);
  }
}

/** Browsers turn an image element upright; Safari does not turn what `createImageBitmap` returns. */
async function toPhoto(file: File): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await scaled(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function scaled(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, ENQUIRY_PHOTO_SIZE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // A JPEG has no transparency, and would show black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PHOTO, QUALITY));
  // Frees the pixels before the next photo.
  canvas.width = 0;
  if (!blob) throw new Error('no pixels');
  return blob;
}
