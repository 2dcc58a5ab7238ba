/** The origin of the site under test. */
export const ORIGIN = process.env.SUITE_ORIGIN ?? 'http://127.0.0.1:5000';

/** The origin of the mail server's web page and API. */
export const MAIL_ORIGIN = process.env.MAIL_ORIGIN ?? 'http://127.0.0.1:1080';

/** The seed creates these accounts in the emulators. */
export const ADMIN = { username: 'admin', password: 'local-admin-2026' };
export const USER = { email: 'user@example.com', password: 'local-user-2026' };
