import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { Email, limited, line, multiline, optional, required } from '../fields';
import { ENQUIRY_FILE_LIMITS } from './file-values';
import { ENQUIRY_LIMITS, type SERVICE_CHOICES } from './values';

/** Those of the sample; an own company's are its services. */
export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

const Name = required(line, ERROR_MESSAGES.nameRequired, ENQUIRY_LIMITS.name, ERROR_MESSAGES.nameTooLong);
/** Accepts any text: an optional number must not block an enquiry. */
const PhoneText = limited(line, ENQUIRY_LIMITS.phone, ERROR_MESSAGES.phoneTooLong);
const Subject = limited(
  line,
  ENQUIRY_LIMITS.subject,
  ERROR_MESSAGES.subjectTooLong,
  ERROR_MESSAGES.subjectTooLong,
);
/** The title of a service; the API knows which there are. */
export const ServiceTitle = limited(
  line,
  ENQUIRY_LIMITS.service,
  ERROR_MESSAGES.serviceUnknown,
  ERROR_MESSAGES.serviceUnknown,
);

/** Ids of uploaded files. */
export const EnquiryFileIds = z
  .array(z.uuid({ error: ERROR_MESSAGES.invalidValue }), { error: ERROR_MESSAGES.invalidValue })
  .max(ENQUIRY_FILE_LIMITS.count, ERROR_MESSAGES.tooManyEnquiryFiles);

export const HomeEnquiry = z.object({
  name: Name,
  email: Email,
  phone: optional(PhoneText),
  subject: optional(Subject),
  message: limited(multiline, ENQUIRY_LIMITS.message, ERROR_MESSAGES.messageTooLong).default(''),
  consent: z.boolean({ error: ERROR_MESSAGES.invalidValue }),
  files: EnquiryFileIds.optional(),
});

export const ContactEnquiry = z.object({
  name: Name,
  email: Email,
  whatsappNumber: optional(PhoneText),
  subject: optional(Subject),
  service: optional(ServiceTitle),
  message: required(
    multiline,
    ERROR_MESSAGES.messageRequired,
    ENQUIRY_LIMITS.message,
    ERROR_MESSAGES.messageTooLong,
  ),
  consent: z
    .boolean({ error: ERROR_MESSAGES.consentRequired })
    .refine((given) => given, ERROR_MESSAGES.consentRequired),
  files: EnquiryFileIds.optional(),
});
export type ContactEnquiryInput = z.input<typeof ContactEnquiry>;

/** The parsed input of either form. */
export type Enquiry = Omit<z.output<typeof ContactEnquiry>, 'service'> & { service?: string | undefined };

/** Only the home form has `phone`, even if empty: its presence discriminates the forms of this path. */
export const EnquiryBody = z
  .custom<z.input<typeof HomeEnquiry> | ContactEnquiryInput>(
    (body) => typeof body === 'object' && body !== null,
    {
      error: ERROR_MESSAGES.invalidValue,
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
  })
  .meta({ example: { name: 'Mariam', email: 'mariam@example.com', message: 'Two doors', consent: true } });
