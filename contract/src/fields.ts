import { z } from 'zod';
import { ERROR_MESSAGES } from './error-messages';
import { comparableText, isVisible, stripControls } from './invisible';

/** A document id as Firestore generates them, or a hash in hex; Firestore reserves ids in double underscores. */
export const Id = z
  .string({ error: ERROR_MESSAGES.invalidValue })
  .regex(/^(?!__.*__$)[\w-]{1,128}$/, ERROR_MESSAGES.notFound);

/** A timestamp in ISO 8601, UTC. */
export const IsoDate = z.iso.datetime();

/** The maximum that SMTP can deliver to (RFC 5321, erratum 1690). */
export const EMAIL_MAX_LENGTH = 254;

/** A text that is compared or validated, see `comparableText`. */
export function comparable(error: string) {
  return z.string({ error }).transform(comparableText);
}

/** A shown text of a single line: each run of white space becomes one space. */
export function line(error: string) {
  return z.string({ error }).transform((text) => shownText(text.replace(/\s/g, ' ')).replace(/ +/g, ' '));
}

/** A shown text of any number of lines. */
export function multiline(error: string) {
  return z.string({ error }).transform(shownText);
}

/** Without control characters; empty if nothing of it is visible. */
function shownText(text: string): string {
  return isVisible(text) ? stripControls(text).trim() : '';
}

type Kind = typeof comparable | typeof line | typeof multiline | typeof emailText;

/** A text up to a length, which counts after cleaning. */
export function limited(
  kind: Kind,
  maxLength: number,
  tooLong: string,
  error: string = ERROR_MESSAGES.invalidValue,
) {
  return kind(error).pipe(z.string().max(maxLength, tooLong));
}

/** The same, not blank. */
export function required(kind: Kind, missing: string, maxLength: number, tooLong: string) {
  return kind(missing).pipe(z.string().min(1, missing).max(maxLength, tooLong));
}

/** What a copied or automatically completed address has around it: a mailto link, brackets, quotes, a full stop after two spaces. */
const AROUND_EMAIL = /^(?:mailto:|[<(["'«“])+|[>)\]"'»”.,;:،؛]+$/gi;

function emailText(error: string) {
  return z.string({ error }).transform((text) => comparableText(text).replace(AROUND_EMAIL, ''));
}

export const Email = required(
  emailText,
  ERROR_MESSAGES.emailRequired,
  EMAIL_MAX_LENGTH,
  ERROR_MESSAGES.emailInvalid,
).pipe(z.email(ERROR_MESSAGES.emailInvalid));

/** An optional text; blank counts as absent. */
export function optional<T extends z.ZodType<string, string>>(text: T) {
  return text.transform((value): string | undefined => value || undefined).optional();
}
