import { z } from 'zod';
import { SENTENCES } from '../error-messages';
import { Email } from '../fields';
import { CREDENTIAL_MAX_LENGTH } from './values';

/** An ordinary, signed-in user. */
export const UserSession = z.object({ id: z.string(), email: z.string(), name: z.string().nullable() });
export type UserSession = z.infer<typeof UserSession>;

/** A signed-in administrator. */
export const AdminSession = z.object({ id: z.string(), username: z.string(), name: z.string().nullable() });
export type AdminSession = z.infer<typeof AdminSession>;

const Password = z
  .string({ error: SENTENCES.passwordRequired })
  .min(1, SENTENCES.passwordRequired)
  .max(CREDENTIAL_MAX_LENGTH, SENTENCES.credentialsRefused);

export const AdminLogin = z.object({
  username: z
    .string({ error: SENTENCES.usernameRequired })
    .trim()
    .min(1, SENTENCES.usernameRequired)
    .max(CREDENTIAL_MAX_LENGTH, SENTENCES.credentialsRefused),
  password: Password,
});
export type AdminLogin = z.infer<typeof AdminLogin>;

export const EmailLogin = z.object({ email: Email, password: Password });
export type EmailLogin = z.infer<typeof EmailLogin>;

/** Either the ID token of the Firebase client SDK, or e-mail and password. */
export const UserLogin = z.union([z.object({ idToken: z.string().min(1).max(5000) }), EmailLogin], {
  error: SENTENCES.credentialsRefused,
});
export type UserLogin = z.infer<typeof UserLogin>;
