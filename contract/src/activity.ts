import { z } from 'zod';
import { ROLES } from './access';
import { ContentKind } from './content/kinds';
import { endpoint } from './endpoint';
import { ERROR_MESSAGES } from './error-messages';
import { Id, IsoDate, isInYears } from './fields';
import { QUIET_EVENTS } from './sessions/events';
import { ACCOUNT_EVENTS } from './sessions/values';

/** What rows are about: a kind of content, enquiries, or people's accounts. */
export const AREAS = [...ContentKind.options, 'messages', 'accounts'] as const;
const Area = z.enum(AREAS, { error: ERROR_MESSAGES.invalidValue });
export type Area = z.infer<typeof Area>;

/** What happened to content is known by its revisions, the rest by events. */
export const ACTIONS = [...ACCOUNT_EVENTS, ...QUIET_EVENTS, 'changed', 'appeared', 'withdrawn'] as const;
export type Action = (typeof ACTIONS)[number];

/** No text of a customer is in it. */
export const ActivityRow = z.object({
  id: z.string(),
  at: IsoDate,
  /** The name that the person had then; absent for the operator. */
  by: z.string().optional(),
  action: z.enum(ACTIONS),
  area: Area,
  /** Of one entry or enquiry. */
  entry: Id.optional(),
  /** Of several. */
  count: z.int().min(0).optional(),
  title: z.string().optional(),
  /** The fields that a change affected. */
  changed: z.array(z.string()).optional(),
  /** Whose account it is about. */
  username: z.string().optional(),
  role: z.enum(ROLES).optional(),
  device: z.string().optional(),
  network: z.string().optional(),
});
export type ActivityRow = z.infer<typeof ActivityRow>;

export const ACTIVITY_PAGE = 50;

/** Newest first. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/api/admin/activity',
  access: 'admin',
  query: z.object({
    area: Area.optional(),
    /** The account's id. */
    person: Id.optional(),
    /** A day in Doha. */
    day: z.iso.date(ERROR_MESSAGES.dateInvalid).refine(isInYears, ERROR_MESSAGES.dateInvalid).optional(),
    /** The `next` of the page before. */
    after: z.string().max(600, ERROR_MESSAGES.invalidValue).optional(),
  }),
  response: z.object({
    rows: z.array(ActivityRow),
    next: z.string().optional(),
  }),
});
