import type { Suite } from './suite';

/** What somebody needs to know to use a running suite. */
export function describeSuite(
  { origin, logFile }: Suite,
  { seconds, site = origin }: { seconds: number; site?: string },
): string {
  return `
Ready after ${seconds.toFixed(1)} seconds.

  Site    ${site}
  Admin   ${site}/admin/login    admin / local-admin-2026
  User    ${site}/auth           user@example.com / local-user-2026

Everything is kept in memory and gone at the end. What the emulators say: ${logFile}
Ctrl-C stops it.
`;
}
