import { ROLES, type Role } from '@alnafitha/contract';
import type { AdminAccount } from './store';

type Claims = Readonly<Record<string, unknown>> | undefined;

/** The claims that are not the panel's. */
export function othersOf(claims: Claims = {}): object {
  const { admin: _admin, role: _role, mustChangePassword: _reported, ...others } = claims;
  return others;
}

/** What an account's claims are, by its document. */
export function claimsOf({ role, disabled, invitation, mustChangePassword }: AdminAccount): object | null {
  if (disabled || invitation) return null;
  return {
    admin: true,
    ...(role !== 'administrator' && { role }),
    ...(mustChangePassword && { mustChangePassword }),
  };
}

/** The claim `admin` opens the panel, and `role` narrows what it does there. Returns `null` without access. */
export function roleOf(claims: Claims): Role | null {
  if (claims?.admin !== true) return null;
  return ROLES.find((role) => role === (claims.role ?? 'administrator')) ?? null;
}
