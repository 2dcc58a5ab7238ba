export const SESSION_PATHS = { user: '/api/user', login: '/api/login', logout: '/api/logout' } as const;

export const ADMIN_SESSION_PATHS = {
  me: '/api/admin/me',
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  profile: '/api/admin/profile',
  password: '/api/admin/profile/password',
  others: '/api/admin/profile/sign-out-others',
  activity: '/api/admin/profile/activity',
  session: '/api/admin/profile/sessions/:id',
  report: '/api/admin/profile/report',
  secondFactor: '/api/admin/second-factor',
  confirmSecondFactor: '/api/admin/second-factor/confirm',
} as const;

/** The only cookie that Firebase Hosting forwards to functions. */
export const SESSION_COOKIE = '__session';

export const CREDENTIAL_MAX_LENGTH = 200;
export const PASSWORD_MIN_LENGTH = 12;

export const NAME_MAX_LENGTH = 100;

/** What an administrator is told of by mail, and sees in the profile. Those of the operator come from the command line. */
export const ACCOUNT_EVENTS = [
  'newDevice',
  'passwordChanged',
  'passwordReset',
  'factorAdded',
  'factorRemoved',
  'factorReset',
  'recoveryCodeUsed',
  'factorLocked',
  'reported',
  'recipientsChanged',
  'roleChanged',
  'disabled',
  'enabled',
  'removed',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** The profile shows events of so many days. */
export const ACTIVITY_DAYS = 90;
export const MAX_ACTIVITY = 50;

/** Digits of a code of an authenticator app. */
export const CODE_DIGITS = 6;
/** Codes as typed, with spaces, hyphens or Arabic digits. */
export const CODE_MAX_LENGTH = 40;
export const RECOVERY_CODES = 10;
/** A browser that is trusted needs no code for so long. */
export const TRUST_DAYS = 30;
