import { randomUUID } from 'node:crypto';

/** RFC 2606 reserves the top level domain: no mail can reach such an address, and nobody can own it. */
const DOMAIN = '@admins.invalid';

/** A new address for the Firebase account of an administrator, with 122 random bits. */
export function randomSignInEmail(): string {
  return `${randomUUID()}${DOMAIN}`;
}

export function isRandomSignInEmail(email: string | undefined): boolean {
  return email?.endsWith(DOMAIN) ?? false;
}
