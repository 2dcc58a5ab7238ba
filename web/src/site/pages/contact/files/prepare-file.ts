import { ENQUIRY_FILE_LIMITS, ENQUIRY_PHOTO_SIZE } from '@alnafitha/contract';
import { UserFacingError } from '../../../../shared/i18n/error-text';
import { toJpeg } from '../../../../shared/ui/to-jpeg';

const PDF = 'application/pdf';
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
    return await toJpeg(file, { maxSide: ENQUIRY_PHOTO_SIZE, quality: QUALITY });
  } catch (error) {
    const text = isHeic
      ? 'This browser cannot read HEIC photos. Choose a JPEG, or send the photo on WhatsApp.'
      : 'This photo is damaged or too large';
    throw new UserFacingError(text, error);
  }
}
