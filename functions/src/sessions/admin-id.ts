import { comparableText } from '@alnafitha/contract';

/** Returns `null` for an invalid username, such as `../x`, `__x__` or a very long one. */
export function adminId(username: string): string | null {
  const id = comparableText(username).toLowerCase();
  return /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,199}$/u.test(id) ? id : null;
}
