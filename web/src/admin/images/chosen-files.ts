import { ERROR_MESSAGES } from '@alnafitha/contract';
import { isHeic, isTooLarge, mayBeImage } from '../ui/form/acceptable-images';

export interface RejectedFile {
  name: string;
  reason: string;
}

/** Separates possible images from files of a wrong type or size, before sending. */
export function sortFiles(files: readonly File[]): { accepted: File[]; rejected: RejectedFile[] } {
  const rejected = files.flatMap((file) => {
    const reason = reasonAgainst(file);
    return reason ? [{ name: file.name, reason }] : [];
  });
  return { accepted: files.filter((file) => !reasonAgainst(file)), rejected };
}

/** Why the API would reject the file; `null` otherwise. */
export function reasonAgainst(file: File) {
  if (isHeic(file)) return ERROR_MESSAGES.imageHeic;
  if (!mayBeImage(file)) return ERROR_MESSAGES.imageUnknownFormat;
  return isTooLarge(file) ? ERROR_MESSAGES.imageTooLarge : null;
}
