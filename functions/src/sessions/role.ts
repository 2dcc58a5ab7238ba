import { ROLES, type Role } from '@alnafitha/contract';

type Claims = Readonly<Record<string, unknown>> | undefined;

/** The claim `admin` opens the panel, and `role` narrows what it does there. Returns `null` without access. */
export function roleOf(claims: Claims): Role | null {
  if (claims?.admin !== true) return null;
  return ROLES.find((role) => role === (claims.role ?? 'administrator')) ?? null;
}
