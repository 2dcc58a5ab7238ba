export const SESSION_PATHS = { user: '/api/user', login: '/api/login', logout: '/api/logout' } as const;

export const ADMIN_SESSION_PATHS = {
  me: '/api/admin/me',
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  profile: '/api/admin/profile',
  password: '/api/admin/profile/password',
  others: '/api/admin/profile/sign-out-others',
} as const;

/** The only cookie that Firebase Hosting forwards to functions. */
export const SESSION_COOKIE = '__session';

export const CREDENTIAL_MAX_LENGTH = 200;
export const PASSWORD_MIN_LENGTH = 12;

export const NAME_MAX_LENGTH = 100;
