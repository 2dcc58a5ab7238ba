export const CONTACT_PATH = '/api/contact';

export const ADMIN_MESSAGE_PATHS = {
  list: '/api/admin/messages',
  item: '/api/admin/messages/:id',
  mails: '/api/admin/messages/:id/mails',
  replies: '/api/admin/messages/:id/replies',
  contacts: '/api/admin/messages/:id/contacts',
  updateMultiple: '/api/admin/messages/update-multiple',
  deleteMultiple: '/api/admin/messages/delete-multiple',
  export: '/api/admin/export/messages',
} as const;

/** The services that the contact form offers. */
export const SERVICE_CHOICES = [
  'Aluminium Fabrication',
  'UPVC Windows & Doors',
  'Glass Partition Work',
  'Curtain Wall Systems',
  'Sliding & Folding Doors',
  'Kitchen Cabinets',
  'Glass & Aluminium Railings',
  'Skylight & Pergola',
  'Shower Glass',
  'Maintenance Services',
  'Other',
] as const;

/** Maximum lengths of an enquiry's texts, in characters. */
export const ENQUIRY_LIMITS = { name: 100, phone: 200, subject: 200, message: 5000 } as const;

/** A UUID that a client sends with every retry of an enquiry, so that a retry does not store a second message. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Milliseconds between showing the form and sending it. */
export const FORM_TIME_HEADER = 'X-Form-Time';
/** State of the honeypot field, which people do not see: `HONEYPOT_EMPTY`, or another word when it was filled in. */
export const HONEYPOT_HEADER = 'X-Form-Trap';
export const HONEYPOT_EMPTY = 'empty';
/** In milliseconds. A person takes longer, even with autofill. */
export const MIN_FORM_TIME_MS = 3000;

export const MESSAGE_STATUSES = ['new', 'processing', 'completed'] as const;
export const SPAM_FILTERS = ['only', 'none'] as const;

/** What is mailed about an enquiry: the alert to the office, the receipt to the visitor. */
export const MAIL_KINDS = ['alert', 'receipt'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Ways to reach a sender that the panel cannot see through: it notes that they were opened. */
export const CONTACT_KINDS = ['called', 'chatOpened'] as const;

export const MESSAGE_EVENT_KINDS = [
  'alertSent',
  'alertFailed',
  'receiptSent',
  'receiptFailed',
  'status',
  'note',
  'notSpam',
  'replied',
  'replySent',
  'replyFailed',
  ...CONTACT_KINDS,
] as const;
/** Per message; the newest remain. */
export const MAX_MESSAGE_EVENTS = 200;

/** Maximum lengths of a reply's texts, in characters. */
export const REPLY_LIMITS = { subject: 200, text: 10_000 } as const;

/** The day of the privacy notice and of the consent's wording. Change it with either, and add the old one in functions/src/messages/routes.ts. */
export const PRIVACY_VERSION = '2026-11-24';
/** The version of the wording that the sender of a form agreed to. */
export const PRIVACY_VERSION_HEADER = 'X-Privacy-Version';

export const MESSAGES_PAGE_SIZE = 10;
export const MESSAGE_SEARCH_MAX_LENGTH = 200;
export const ADMIN_NOTE_MAX_LENGTH = 2000;
