import { z } from 'zod';
import { CATEGORY_MAX_LENGTH } from './content/categories';
import { ERROR_MESSAGES } from './error-messages';
import { comparableText, isVisible, stripControls } from './invisible';

/** A Firestore id, or a hash in hex; Firestore reserves ids in double underscores. */
export const Id = z
  .string({ error: ERROR_MESSAGES.invalidValue })
  .regex(/^(?!__.*__$)[\w-]{1,128}$/, ERROR_MESSAGES.notFound);

/** ISO 8601 in UTC. */
export const IsoDate = z.iso.datetime();

/** The years of days that people enter. Other years are slips, and Firestore has no year 0. */
const YEARS = { first: '2000', last: '2099' };

export function isInYears(day: string): boolean {
  const year = day.slice(0, 4);
  return year >= YEARS.first && year <= YEARS.last;
}

/** The limit of SMTP (RFC 5321, erratum 1690). */
const EMAIL_MAX_LENGTH = 254;

/** A post's HTML is the longest text; the limit counts characters. */
export const POST_CONTENT_MAX_LENGTH = 200_000;

/** A text that is compared or validated, not shown. */
export function comparable(error: string) {
  return z.string({ error }).transform(comparableText);
}

/** A single line to show; runs of white space become one space. */
export function line(error: string) {
  return z.string({ error }).transform((text) => shownText(text.replace(/\s/g, ' ')).replace(/ +/g, ' '));
}

export function multiline(error: string) {
  return z.string({ error }).transform(shownText);
}

/** Removes control characters; empty if nothing is visible. */
function shownText(text: string): string {
  return isVisible(text) ? stripControls(text).trim() : '';
}

type Kind = typeof comparable | typeof line | typeof multiline | typeof emailText;

/** The length counts after cleaning. */
export function limited(
  kind: Kind,
  maxLength: number,
  tooLong: string,
  error: string = ERROR_MESSAGES.invalidValue,
) {
  return kind(error).pipe(z.string().max(maxLength, tooLong));
}

/** The text may be neither blank nor too long. */
export function required(kind: Kind, missing: string, maxLength: number, tooLong: string) {
  return kind(missing).pipe(z.string().min(1, missing).max(maxLength, tooLong));
}

/** What surrounds a pasted or completed address: mailto, brackets, quotes, punctuation. */
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

/** A blank text counts as absent. */
export function optional<T extends z.ZodType<string, string>>(text: T) {
  return text.transform((value): string | undefined => value || undefined).optional();
}

/** Whether there is such a category is known to the API. */
export const CategoryKey = z
  .string({ error: ERROR_MESSAGES.categoryUnknown })
  .min(1, ERROR_MESSAGES.categoryUnknown)
  .max(CATEGORY_MAX_LENGTH, ERROR_MESSAGES.categoryUnknown);
