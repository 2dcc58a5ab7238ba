/** What an enquiry may ask for; its schemas are those of contact.ts, which public pages fetch when a form is filled in. */
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

/** Longest texts of an enquiry, in characters. */
export const ENQUIRY_LIMITS = { name: 100, subject: 200, message: 5000 } as const;

/**
 * A client names its attempt in this header (a UUID, kept until an answer has come), so that a repeated
 * request does not become a second enquiry.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** For how many milliseconds the form had been on the page when it was sent. */
export const FORM_TIME_HEADER = 'X-Form-Time';
/** What became of the field that people do not see: `TRAP_EMPTY`, or another word when something was written into it. */
export const FORM_TRAP_HEADER = 'X-Form-Trap';
export const TRAP_EMPTY = 'empty';
/** A person takes longer, in milliseconds, even one whose browser knows name and address. */
export const SHORTEST_FORM_TIME = 3000;
