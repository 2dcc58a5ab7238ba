import { z } from 'zod';
import { SENTENCES } from './sentences';

/** A document id as Firestore generates them, or a hash in hex; Firestore keeps names in double underscores to itself. */
export const Id = z
  .string({ error: SENTENCES.invalidValue })
  .regex(/^(?!__.*__$)[\w-]{1,128}$/, SENTENCES.notFound);

/** An instant in ISO 8601, UTC. */
export const IsoDate = z.iso.datetime();

/** 254 characters: the longest address that SMTP can deliver to (RFC 5321, erratum 1690). */
export const EMAIL_MAX_LENGTH = 254;

export const Email = z
  .string({ error: SENTENCES.emailRequired })
  .trim()
  .min(1, SENTENCES.emailRequired)
  .max(EMAIL_MAX_LENGTH, SENTENCES.emailInvalid)
  .pipe(z.email(SENTENCES.emailInvalid));

/** One line of text: white space of any kind becomes single spaces. */
export function line(missing: string) {
  return z.string({ error: missing }).transform((text) => text.trim().replace(/\s+/g, ' '));
}

/** An optional text; blank counts as absent. */
export function optional<T extends z.ZodType<string, string>>(text: T) {
  return text.transform((value): string | undefined => value || undefined).optional();
}
