import { z } from 'zod';
import { endpoint } from './endpoint';
import { Email, Id, line, optional } from './fields';
import { SENTENCES } from './sentences';

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

export const ServiceChoice = z.enum(SERVICE_CHOICES, { error: SENTENCES.serviceUnknown });
export type ServiceChoice = z.infer<typeof ServiceChoice>;

/** Longest texts of an enquiry, in characters. */
export const ENQUIRY_LIMITS = { name: 100, subject: 200, message: 5000 } as const;

const Name = line(SENTENCES.nameRequired).pipe(
  z.string().min(1, SENTENCES.nameRequired).max(ENQUIRY_LIMITS.name, SENTENCES.nameTooLong),
);
/** Arabic keyboards write the digits ٠-٩; they are kept as 0-9. */
const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
const Phone = line(SENTENCES.phoneInvalid)
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^$|^\+?[\d\s().-]{5,30}$/, SENTENCES.phoneInvalid));
const Subject = line(SENTENCES.subjectTooLong).pipe(
  z.string().max(ENQUIRY_LIMITS.subject, SENTENCES.subjectTooLong),
);
const Text = z
  .string({ error: SENTENCES.messageRequired })
  .trim()
  .max(ENQUIRY_LIMITS.message, SENTENCES.messageTooLong);

/** The form of the home page's contact section. */
export const HomeEnquiry = z.object({
  name: Name,
  email: Email,
  phone: optional(Phone),
  subject: optional(Subject),
  message: Text.default(''),
  consent: z.boolean({ error: SENTENCES.invalidValue }),
});

/** The form of the contact page. */
export const ContactEnquiry = z.object({
  name: Name,
  email: Email,
  whatsappNumber: optional(Phone),
  subject: optional(Subject),
  service: z
    .union([z.literal(''), ServiceChoice], { error: SENTENCES.serviceUnknown })
    .transform((choice) => choice || undefined)
    .optional(),
  message: Text.min(1, SENTENCES.messageRequired),
  consent: z
    .boolean({ error: SENTENCES.consentRequired })
    .refine((given) => given, SENTENCES.consentRequired),
});
export type ContactEnquiryInput = z.input<typeof ContactEnquiry>;

/** What both forms amount to. */
export type Enquiry = Omit<z.output<typeof ContactEnquiry>, 'service'> & {
  service?: ServiceChoice | undefined;
};

/**
 * The body of `POST /api/contact`. The two forms share the address; a `phone`, which only the home form has,
 * tells them apart and becomes the `whatsappNumber`.
 */
export const EnquiryBody = z
  .custom<z.input<typeof HomeEnquiry> | ContactEnquiryInput>(
    (body) => typeof body === 'object' && body !== null,
    {
      error: SENTENCES.invalidValue,
    },
  )
  .transform((body, context): Enquiry => {
    const parsed = 'phone' in body ? HomeEnquiry.safeParse(body) : ContactEnquiry.safeParse(body);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        context.issues.push({ code: 'custom', input: body, path: [...issue.path], message: issue.message });
      }
      return z.NEVER;
    }
    if (!('phone' in parsed.data)) return parsed.data;
    const { phone, ...rest } = parsed.data;
    return { ...rest, whatsappNumber: phone };
  });

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

/**
 * Stores an enquiry; answers once it is durably written. One whose headers do not say that a person has filled in the
 * form is stored like any other, and marked for the administrators.
 */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  body: EnquiryBody,
  reply: z.object({ id: Id }),
});
