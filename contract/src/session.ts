import { z } from 'zod';
import { endpoint } from './endpoint';
import { Email } from './fields';
import { SENTENCES } from './sentences';

/** The one cookie that Firebase Hosting passes on to a function. */
export const SESSION_COOKIE = '__session';

/** An ordinary, signed-in user. */
export const UserSession = z.object({ id: z.string(), email: z.string(), name: z.string().nullable() });
export type UserSession = z.infer<typeof UserSession>;

/** A signed-in administrator. */
export const AdminSession = z.object({ id: z.string(), username: z.string(), name: z.string().nullable() });
export type AdminSession = z.infer<typeof AdminSession>;

const CREDENTIAL_MAX_LENGTH = 200;
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

const Done = z.object({ done: z.literal(true) });

/** 401 when nobody is signed in. */
export const readUser = endpoint({ method: 'GET', path: '/api/user', access: 'user', reply: UserSession });

/** 401 when no administrator is signed in. */
export const readAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  access: 'admin',
  reply: AdminSession,
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  body: UserLogin,
  reply: UserSession,
});

/** Ends and revokes the user session, if there is one. */
export const logOut = endpoint({ method: 'POST', path: '/api/logout', access: 'public', reply: Done });

export const logInAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: AdminLogin,
  reply: AdminSession,
});

/** Ends and revokes the admin session, if there is one. */
export const logOutAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'public',
  reply: Done,
});
