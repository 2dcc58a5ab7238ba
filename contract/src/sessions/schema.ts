import { z } from 'zod';
import { ROLES } from '../access';
import { ERROR_MESSAGES } from '../error-messages';
import { comparable, Email, Id, line, optional, required } from '../fields';
import { plainCode } from './code';
import { normalizePassword } from './password';
import {
  ACCOUNT_EVENTS,
  CODE_MAX_LENGTH,
  CREDENTIAL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './values';

export const UserSession = z.object({ id: z.string(), email: z.string(), name: z.string().nullable() });
export type UserSession = z.infer<typeof UserSession>;

export const AdminSession = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  role: z.enum(ROLES),
  /** Whether the login needs a code. */
  secondFactor: z.boolean(),
  /** Unused ones; without a second factor, none. */
  recoveryCodes: z.int().min(0),
  /** Until the account has it, the session may do nothing else. */
  required: z.enum(['newPassword', 'secondFactor']).optional(),
});
export type AdminSession = z.infer<typeof AdminSession>;

const Password = z
  .string({ error: ERROR_MESSAGES.passwordRequired })
  .min(1, ERROR_MESSAGES.passwordRequired)
  .max(CREDENTIAL_MAX_LENGTH, ERROR_MESSAGES.credentialsRejected);

/** A code of the authenticator app, or a recovery code, in any spelling. */
const Code = z
  .string({ error: ERROR_MESSAGES.codeRequired })
  .max(CODE_MAX_LENGTH, ERROR_MESSAGES.codeWrong)
  .transform(plainCode);

export const AdminLogin = z.object({
  username: required(
    comparable,
    ERROR_MESSAGES.usernameRequired,
    CREDENTIAL_MAX_LENGTH,
    ERROR_MESSAGES.credentialsRejected,
  ),
  password: Password,
  code: optional(Code),
  /** The browser needs no code for `TRUST_DAYS`. */
  trust: z.boolean({ error: ERROR_MESSAGES.invalidValue }).optional(),
});
export type AdminLogin = z.infer<typeof AdminLogin>;

export const EmailLogin = z.object({ email: Email, password: Password });
export type EmailLogin = z.infer<typeof EmailLogin>;

/** The Firebase SDK's ID token, or e-mail and password. */
export const UserLogin = z.union([z.object({ idToken: z.string().min(1).max(5000) }), EmailLogin], {
  error: ERROR_MESSAGES.credentialsRejected,
});
export type UserLogin = z.infer<typeof UserLogin>;

export const ProfileUpdate = z.object({
  name: required(line, ERROR_MESSAGES.nameRequired, NAME_MAX_LENGTH, ERROR_MESSAGES.nameTooLong),
});

/** Becomes the form that is stored. The API also rejects passwords that are easy to guess. */
export const NewPassword = z
  .string({ error: ERROR_MESSAGES.passwordRequired })
  .max(CREDENTIAL_MAX_LENGTH, ERROR_MESSAGES.passwordTooLong)
  // A ligature counts as one character, and so does a letter with its mark.
  .refine(
    (text) => [text, normalizePassword(text)].every((form) => [...form].length >= PASSWORD_MIN_LENGTH),
    ERROR_MESSAGES.passwordTooShort,
  )
  .transform(normalizePassword)
  .meta({ example: 'seven quiet lamps' });

export const PasswordChange = z.object({ current: Password, password: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** What confirms a change that a thief of the session must not make; the code counts with a second factor. */
export const Confirmation = z.object({ password: Password, code: optional(Code) });
export type Confirmation = z.infer<typeof Confirmation>;

export const SecondFactorPassword = z.object({ password: Password });

export const SecondFactorCode = z.object({
  code: Code.refine((code) => code !== '', ERROR_MESSAGES.codeRequired),
});

/** Where a request came from; absent if unknown. */
const Source = z.object({
  /** Browser and system, such as `Chrome, Android`. */
  device: z.string().optional(),
  /** The address range, such as `203.0.113.0/24`. */
  network: z.string().optional(),
});

const AccountEvent = Source.extend({ id: z.string(), kind: z.enum(ACCOUNT_EVENTS), at: z.string() });
export type AccountEvent = z.infer<typeof AccountEvent>;

const OpenSession = Source.extend({
  id: z.string(),
  /** The login. */
  at: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Newest first. */
export const Activity = z.object({ sessions: z.array(OpenSession), events: z.array(AccountEvent) });
export type Activity = z.infer<typeof Activity>;

export const SessionParams = z.object({ id: Id });

/** The secret in base 32, and as the URI of a QR code. */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;
