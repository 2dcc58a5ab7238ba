import type { AdminSession } from '@alnafitha/contract';
import type { UserRecord } from 'firebase-admin/auth';

/** A claim of accounts whose owner has said "That wasn't me". */
const CLAIM = 'mustChangePassword';
type Claims = Pick<UserRecord, 'customClaims'>['customClaims'];

export const mustChangePassword = (claims: Claims): boolean => claims?.[CLAIM] === true;

/** Returns what an account needs before its session may do anything else. */
export function requirementOf(
  isPasswordReported: boolean,
  isFactorMissing: boolean,
): AdminSession['required'] {
  if (isPasswordReported) return 'newPassword';
  return isFactorMissing ? 'secondFactor' : undefined;
}
