import { randomUUID } from 'node:crypto';

/** RFC 2606 reserves this top-level domain, so nobody can own it or receive mail there. */
const DOMAIN = '@admins.invalid';

export function randomSignInEmail(): string {
  return `${randomUUID()}${DOMAIN}`;
}

export function isRandomSignInEmail(email: string | undefined): boolean {
  return email?.endsWith(DOMAIN) ?? false;
}
