import { ERROR_MESSAGES, IMAGE_MIME_TYPES } from '@alnafitha/contract';
import { isHeic, isTooLarge } from '../../ui/form/acceptable-images';

export interface RejectedFile {
  name: string;
  reason: string;
}

/** Splits files before sending: possible images, and those of a wrong type or too large. */
export function sortFiles(files: readonly File[]): { accepted: File[]; rejected: RejectedFile[] } {
  const rejected = files.flatMap((file) => {
    const reason = reasonAgainst(file);
    return reason ? [{ name: file.name, reason }] : [];
  });
  return { accepted: files.filter((file) => !reasonAgainst(file)), rejected };
}

/** Why the API would reject the file; `null` if it would not. */
export function reasonAgainst(file: File) {
  if (isHeic(file)) return ERROR_MESSAGES.imageHeic;
  if (!IMAGE_MIME_TYPES.some((type) => type === file.type)) return ERROR_MESSAGES.imageUnknownFormat;
  return isTooLarge(file) ? ERROR_MESSAGES.imageTooLarge : null;
}
