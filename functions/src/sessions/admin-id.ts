/** The document id of a username; `null` for an invalid one, such as `../x`, `__x__` or a very long one. */
export function adminId(username: string): string | null {
  const id = username.normalize('NFKC').toLowerCase();
  return /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,199}$/u.test(id) ? id : null;
}
