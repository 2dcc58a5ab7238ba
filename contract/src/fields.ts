import { z } from 'zod';
import { ERROR_MESSAGES } from './error-messages';

/** A document id as Firestore generates them, or a hash in hex; Firestore reserves ids in double underscores. */
export const Id = z
  .string({ error: ERROR_MESSAGES.invalidValue })
  .regex(/^(?!__.*__$)[\w-]{1,128}$/, ERROR_MESSAGES.notFound);

/** A timestamp in ISO 8601, UTC. */
export const IsoDate = z.iso.datetime();

/** The maximum that SMTP can deliver to (RFC 5321, erratum 1690). */
export const EMAIL_MAX_LENGTH = 254;

export const Email = z
  .string({ error: ERROR_MESSAGES.emailRequired })
  .trim()
  .min(1, ERROR_MESSAGES.emailRequired)
  .max(EMAIL_MAX_LENGTH, ERROR_MESSAGES.emailInvalid)
  .pipe(z.email(ERROR_MESSAGES.emailInvalid));

/** A single line of text: each run of white space becomes one space. */
export function line(missing: string) {
  return z.string({ error: missing }).transform((text) => text.trim().replace(/\s+/g, ' '));
}

/** An optional text; blank counts as absent. */
export function optional<T extends z.ZodType<string, string>>(text: T) {
  return text.transform((value): string | undefined => value || undefined).optional();
}
