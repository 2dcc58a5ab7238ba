/** The origin of the site under test. */
export const ORIGIN = process.env.SUITE_ORIGIN ?? 'http://127.0.0.1:5000';

/** Accounts of the seed; for the emulators only. */
export const ADMIN = { username: 'admin', password: 'local-admin-2026' };
export const USER = { email: 'user@example.com', password: 'local-user-2026' };
