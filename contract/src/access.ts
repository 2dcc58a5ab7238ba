/**
 * `user` is anyone signed in, and `panel` everybody of the panel, whatever the role. Of the others, an administrator may
 * use all, and the roles `content` and `desk` their own, see `mayUse`.
 */
export type Access = 'public' | 'user' | 'panel' | 'content' | 'desk' | 'admin';

/** `content` is everything that visitors read, `desk` their enquiries; an administrator may do all. */
export const ROLES = ['administrator', 'content', 'desk'] as const;
export type Role = (typeof ROLES)[number];

/** Whether the session of a role opens an endpoint or page of this access. */
export function mayUse(role: Role, access: Access): boolean {
  return access === 'panel' || access === role || role === 'administrator';
}
