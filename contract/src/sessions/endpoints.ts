import { z } from 'zod';
import { endpoint } from '../endpoint';
import {
  Activity,
  AdminLogin,
  AdminSession,
  PasswordChange,
  ProfileUpdate,
  SecondFactorCode,
  SecondFactorPassword,
  SecondFactorSecret,
  SessionParams,
  UserLogin,
  UserSession,
} from './schema';
import { ADMIN_SESSION_PATHS, RECOVERY_CODES, SESSION_PATHS } from './values';

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
  access: 'panel',
  beforeRequired: true,
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

/**
 * With a second factor, the right password alone is answered by 401 with `secondFactor`: send it again with a code. 429
 * after too many wrong ones.
 */
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
  access: 'panel',
  body: ProfileUpdate,
  response: AdminSession,
});

/** Ends the other sessions. Responds 400 for a wrong current or a weak new password, 429 after too many wrong ones. */
export const changePassword = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.password,
  access: 'panel',
  beforeRequired: true,
  body: PasswordChange,
  response: Done,
});

/**
 * Makes a secret for an authenticator app, which counts after its first code. Responds 400 for a wrong password, 409
 * when there is a second factor.
 */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.secondFactor,
  access: 'panel',
  beforeRequired: true,
  body: SecondFactorPassword,
  response: SecondFactorSecret,
});

/** Ends the other sessions. The recovery codes are shown once. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.confirmSecondFactor,
  access: 'panel',
  beforeRequired: true,
  body: SecondFactorCode,
  response: z.object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES) }),
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: ADMIN_SESSION_PATHS.secondFactor,
  access: 'panel',
  body: SecondFactorCode,
  response: Done,
});

export const signOutOthers = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.others,
  access: 'panel',
  response: Done,
});

/** The account's open sessions, and what happened to it in the last 90 days. */
export const readActivity = endpoint({
  method: 'GET',
  path: ADMIN_SESSION_PATHS.activity,
  access: 'panel',
  response: Activity,
});

/** Ends one of the own sessions. Responds 404 for another's. */
export const endSession = endpoint({
  method: 'DELETE',
  path: ADMIN_SESSION_PATHS.session,
  access: 'panel',
  params: SessionParams,
  response: Done,
});

/** "That wasn't me": ends the other sessions at once; this one may only choose a new password, and ends with it. */
export const reportActivity = endpoint({
  method: 'POST',
  path: ADMIN_SESSION_PATHS.report,
  access: 'panel',
  response: Done,
});
