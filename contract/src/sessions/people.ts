import { z } from 'zod';
import { ROLES } from '../access';
import { endpoint } from '../endpoint';
import { ADMIN_ERROR_MESSAGES, ERROR_MESSAGES } from '../error-messages';
import { Email, Id, IsoDate } from '../fields';
import { LANGUAGES } from '../languages';
import { MailState } from '../messages/schema';
import { AdminSession, Confirmation, NewPassword, ProfileUpdate } from './schema';

const Role = z.enum(ROLES, { error: ERROR_MESSAGES.invalidValue });

/** Somebody who may sign in to the panel, or is invited to. */
export const Person = z.object({
  /** The account's. */
  id: Id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** An invitation that nobody has accepted in time is `expired`. */
  state: z.enum(['active', 'invited', 'expired', 'disabled']),
  secondFactor: z.boolean(),
  lastSeen: IsoDate.optional(),
  /** That of the invitation. */
  mail: MailState.optional(),
});
export type Person = z.infer<typeof Person>;

/** Who is invited signs in with the e-mail address. */
export const Invitation = Confirmation.extend({
  ...ProfileUpdate.shape,
  email: Email.meta({ example: 'colleague@example.com' }),
  role: Role,
  /** That of the mail. */
  language: z.enum(LANGUAGES, { error: ERROR_MESSAGES.invalidValue }),
});
export type Invitation = z.infer<typeof Invitation>;

export const PERSON_CHANGES = ['role', 'invite', 'disable', 'enable', 'signOut', 'remove'] as const;

/** `invite` sends a new invitation in place of the former one, and `remove` takes one back, too. */
export const PersonChange = Confirmation.extend({
  change: z.enum(PERSON_CHANGES, { error: ERROR_MESSAGES.invalidValue }),
  /** The new one, if it changes. */
  role: Role.optional(),
});
export type PersonChange = z.infer<typeof PersonChange>;

const People = z.object({ people: z.array(Person) });

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  response: People,
});

/** Responds 409 for an address that somebody has. */
export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people',
  access: 'admin',
  body: Invitation,
  response: People,
});

/** Responds 409 when nobody would be left who may do everything. */
export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/admin/people/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  body: PersonChange,
  response: People,
});

/** Of 32 random bytes, in base64url. */
const Token = z
  .string()
  .regex(/^[\w-]{43}$/, ADMIN_ERROR_MESSAGES.invitationEnded)
  .meta({ example: 'invitation-'.padEnd(43, '0') });

/** Responds 404 for an invitation that was accepted or taken back, or has ended. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation',
  access: 'public',
  body: z.object({ token: Token }),
  response: Person.pick({ name: true, username: true, role: true }),
});

export const InvitationAcceptance = z.object({ password: NewPassword });
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

/** Sets the password, and signs in. Responds 400 for a weak password. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation/accept',
  access: 'public',
  body: InvitationAcceptance.extend({ token: Token }),
  response: AdminSession,
});

/** The page of an invitation, whose token is the fragment. */
export const INVITATION_PATH = '/admin/invitation';
/** An invitation ends after so many hours. */
export const INVITATION_HOURS = 72;
