import { z } from 'zod';
import { endpoint } from '../endpoint';
import { AdminLogin, AdminSession, UserLogin, UserSession } from './schema';
import { ADMIN_SESSION_PATHS, SESSION_PATHS } from './values';

const Done = z.object({ done: z.literal(true) });

/** 401 when nobody is signed in. */
export const readUser = endpoint({
  method: 'GET',
  path: SESSION_PATHS.user,
  access: 'user',
  response: UserSession,
});

/** 401 when no administrator is signed in. */
export const readAdmin = endpoint({
  method: 'GET',
  path: ADMIN_SESSION_PATHS.me,
  access: 'admin',
  response: AdminSession,
});

export const logIn = endpoint({
  method: 'POST',
  path: SESSION_PATHS.login,
  access: 'public',
  body: UserLogin,
  response: UserSession,
});

/** Ends and revokes the user session, if there is one. */
export const logOut = endpoint({
  method: 'POST',
  path: SESSION_PATHS.logout,
  access: 'public',
  response: Done,
});

export const logInAdmin = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.login,
  access: 'public',
  body: AdminLogin,
  response: AdminSession,
});

/** Ends and revokes the admin session, if there is one. */
export const logOutAdmin = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.logout,
  access: 'public',
  response: Done,
});
