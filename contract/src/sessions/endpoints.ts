import { z } from 'zod';
import { endpoint } from '../endpoint';
import { AdminLogin, AdminSession, PasswordChange, ProfileUpdate, UserLogin, UserSession } from './schema';
import { ADMIN_SESSION_PATHS, SESSION_PATHS } from './values';

const Done = z.object({ done: z.literal(true) });

/** Responds 401 when nobody is signed in. */
export const readUser = endpoint({
  method: 'GET',
  path: SESSION_PATHS.user,
  access: 'user',
  response: UserSession,
});

/** Responds 401 when no administrator is signed in. */
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

/** Revokes the session, if there is one. */
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

export const logOutAdmin = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.logout,
  access: 'public',
  response: Done,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: ADMIN_SESSION_PATHS.profile,
  access: 'admin',
  body: ProfileUpdate,
  response: AdminSession,
});

/** Ends the other sessions. Responds 400 for a wrong current or a weak new password, 429 after too many wrong ones. */
export const changePassword = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.password,
  access: 'admin',
  body: PasswordChange,
  response: Done,
});

export const signOutOthers = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.others,
  access: 'admin',
  response: Done,
});
