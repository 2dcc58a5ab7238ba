import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { comparable, Email, line, optional, required } from '../fields';
import { plainCode } from './code';
import { CODE_MAX_LENGTH, CREDENTIAL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './values';

export const UserSession = z.object({ id: z.string(), email: z.string(), name: z.string().nullable() });
export type UserSession = z.infer<typeof UserSession>;

export const AdminSession = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  /** Whether the login needs a code. */
  secondFactor: z.boolean(),
  /** Unused ones; without a second factor, none. */
  recoveryCodes: z.int().min(0),
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

/** The API also rejects passwords that are easy to guess. */
export const NewPassword = z
  .string({ error: ERROR_MESSAGES.passwordRequired })
  .max(CREDENTIAL_MAX_LENGTH, ERROR_MESSAGES.passwordTooLong)
  .refine((text) => [...text].length >= PASSWORD_MIN_LENGTH, ERROR_MESSAGES.passwordTooShort);

export const PasswordChange = z.object({ current: Password, password: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const SecondFactorPassword = z.object({ password: Password });

export const SecondFactorCode = z.object({
  code: Code.refine((code) => code !== '', ERROR_MESSAGES.codeRequired),
});

/** The secret in base 32, and as the URI of a QR code. */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;
