export const SESSION_PATHS = { user: '/api/user', login: '/api/login', logout: '/api/logout' } as const;

export const ADMIN_SESSION_PATHS = {
  me: '/api/admin/me',
  login: '/api/admin/login',
  logout: '/api/admin/logout',
} as const;

/** The only cookie that Firebase Hosting forwards to a function. */
export const SESSION_COOKIE = '__session';

export const CREDENTIAL_MAX_LENGTH = 200;
