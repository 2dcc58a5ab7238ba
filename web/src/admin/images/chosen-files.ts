import { ERROR_MESSAGES } from '@alnafitha/contract';
import { isHeic, isTooLarge, mayBeImage } from '../ui/form/acceptable-images';

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
  if (!mayBeImage(file)) return ERROR_MESSAGES.imageUnknownFormat;
  return isTooLarge(file) ? ERROR_MESSAGES.imageTooLarge : null;
}
