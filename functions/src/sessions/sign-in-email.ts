import { randomUUID } from 'node:crypto';

/** RFC 2606 reserves this top-level domain: no mail can be delivered there, and nobody can own it. */
const DOMAIN = '@admins.invalid';

/** A new sign-in email for an administrator's Firebase account, with 122 random bits. */
export function randomSignInEmail(): string {
  return `${randomUUID()}${DOMAIN}`;
}

export function isRandomSignInEmail(email: string | undefined): boolean {
  return email?.endsWith(DOMAIN) ?? false;
}
