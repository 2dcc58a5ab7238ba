import type { AccountEventKind } from './values';

/** What else the page of all activity shows; nobody is told by mail. */
export const QUIET_EVENTS = [
  'signedIn',
  'invited',
  'joined',
  'exported',
  'answered',
  'created',
  'deleted',
  'restored',
  'purged',
] as const;
export type PanelEventKind = AccountEventKind | (typeof QUIET_EVENTS)[number];

/** All events are kept so long. */
export const EVENT_DAYS = 365;
