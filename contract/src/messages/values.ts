export const ADMIN_MESSAGE_PATHS = {
  list: '/api/admin/messages',
  item: '/api/admin/messages/:id',
  mails: '/api/admin/messages/:id/mails',
  opening: '/api/admin/messages/:id/opening',
  replies: '/api/admin/messages/:id/replies',
  attachments: '/api/admin/messages/:id/attachments',
  file: '/api/admin/messages/:id/files/:file',
  contacts: '/api/admin/messages/:id/contacts',
  updateMultiple: '/api/admin/messages/update-multiple',
  deleteMultiple: '/api/admin/messages/delete-multiple',
  export: '/api/admin/export/messages',
  deleted: '/api/admin/deleted-messages/:id',
  restore: '/api/admin/deleted-messages/:id/restore',
} as const;

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

export const ENQUIRY_LIMITS = { name: 100, phone: 200, service: 120, subject: 200, message: 5000 } as const;

export const MESSAGE_STATUSES = ['new', 'processing', 'completed'] as const;
export const SPAM_FILTERS = ['only', 'none'] as const;

/** The alert goes to the office, the receipt to the visitor. */
export const MAIL_KINDS = ['alert', 'receipt'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The error of a mail that was refused for its size (RFC 5321). */
export const MAIL_TOO_LARGE = '552';
/** `failed` is tried again by the platform for a day; `refused` was rejected for good by the mail server. */
export const MAIL_STATES = ['pending', 'sending', 'sent', 'failed', 'refused'] as const;
/** After this time, a mail that is still not sent counts as unsent. */
export const UNSENT_AFTER_MS = 10 * 60 * 1000;

/** The panel knows only that calls and chats were opened, and of mails written elsewhere what somebody notes. */
export const CONTACT_KINDS = ['called', 'chatOpened', 'mailed'] as const;
/** Events that answer a message. */
export const RESPONSE_KINDS = ['replied', ...CONTACT_KINDS] as const;

export const MESSAGE_EVENT_KINDS = [
  'alertSent',
  'alertFailed',
  'receiptSent',
  'receiptFailed',
  'status',
  'note',
  'notSpam',
  'followUp',
  'quoteSent',
  'filesAdded',
  'deleted',
  'restored',
  'replySent',
  'replyFailed',
  ...RESPONSE_KINDS,
] as const;
/** A message keeps so many events; older ones are dropped. */
export const MAX_MESSAGE_EVENTS = 200;

/** The limits of a reply; a mail is a third longer than its files. */
export const ATTACHMENT_LIMITS = { count: 3, bytes: 7 * 1024 * 1024, name: 100 } as const;
export const ATTACHMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

export const REPLY_LIMITS = { subject: 200, text: 10_000 } as const;

export const MESSAGES_PAGE_SIZE = 10;
export const MESSAGE_SEARCH_MAX_LENGTH = 200;
export const ADMIN_NOTE_MAX_LENGTH = 2000;
