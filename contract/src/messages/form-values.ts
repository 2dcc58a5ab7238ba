// Apart from values.ts, because browsers need them when a form is sent, and not to show it.

export const CONTACT_PATH = '/api/contact';

/** Milliseconds from showing the form to sending it. */
export const FORM_TIME_HEADER = 'X-Form-Time';
/** State of the honeypot: `HONEYPOT_EMPTY`, or another word. */
export const HONEYPOT_HEADER = 'X-Form-Trap';
export const HONEYPOT_EMPTY = 'empty';
/** A person takes longer, even with autofill. */
export const MIN_FORM_TIME_MS = 3000;
/** A random UUID of the form: an enquiry claims only files that the same form uploaded. */
export const FORM_KEY_HEADER = 'X-Form-Key';

/** The version changes with the notice or the consent's wording; routes.ts of functions accepts earlier ones. */
export const PRIVACY_VERSION = '2026-11-28';
export const PRIVACY_VERSION_HEADER = 'X-Privacy-Version';
