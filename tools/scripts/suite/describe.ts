import type { Suite } from './suite';

interface Details {
  readonly seconds: number;
  readonly site?: string;
  /** Further notes for the terminal. */
  readonly notes?: readonly string[];
  /** Whether the next start restores this suite's data. */
  readonly keeps?: boolean;
}

const STORED = 'What you change is kept in .local/ for the next start; `npm start -- --fresh` begins anew.';
const NOT_STORED = 'Everything is kept in memory and gone at the end.';

/** The URLs and accounts of a running suite, for the terminal. */
export function describeSuite(
  { origin, logFile }: Suite,
  { seconds, site = origin, notes = [], keeps = true }: Details,
): string {
  return `
Ready after ${seconds.toFixed(1)} seconds.

  Site    ${site}
  Admin   ${site}/admin/login    admin / local-admin-2026
  User    ${site}/auth           user@example.com / local-user-2026

${[...notes, keeps ? STORED : NOT_STORED].join('\n')}
What the emulators say: ${logFile}
Ctrl-C stops it.
`;
}
