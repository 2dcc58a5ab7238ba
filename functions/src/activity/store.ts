import {
  ACTIONS,
  ACTIVITY_PAGE,
  type ActivityRow,
  AREAS,
  type ContentKind,
  dateInDoha,
  ERROR_MESSAGES,
  EVENT_DAYS,
  Id,
  ContentKind as Kinds,
  type listActivity,
  ROLES,
} from '@alnafitha/contract';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Review, titleOf } from '../content/collection';
import { PUBLISHED } from '../content/kinds/posts';
import { REVISIONS } from '../content/revisions';
import { AppError } from '../platform/errors';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { ACCOUNTS, EVENTS } from '../sessions/account-events';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last row of each source on the page before: seconds, nanoseconds and path. */
const Position = z
  .tuple([z.int(), z.int(), z.string().regex(/^(?:\w+\/[\w-]+\/revisions\/\d{8}|[\w-]+)$/)])
  .nullable();
const Cursor = z.object({ revisions: Position, events: Position });
type Cursor = z.infer<typeof Cursor>;

const StoredRevision = z.object({
  kind: Kinds,
  by: z.string(),
  at: FirestoreTimestamp,
  changed: z.array(z.string()),
  before: z.looseObject({}).default({}),
});
const StoredEvent = z.object({
  uid: z.string(),
  username: z.string().optional(),
  kind: z.enum(ACTIONS),
  at: FirestoreTimestamp,
  by: z.string().optional(),
  byId: z.string().optional(),
  area: z.enum(AREAS).default(ACCOUNTS),
  entry: z.string().optional(),
  count: z.int().optional(),
  role: z.enum(ROLES).optional(),
  device: z.string().optional(),
  network: z.string().optional(),
});

interface Named {
  readonly uid: string;
  readonly username: string;
  readonly name: string | null;
}

interface Dependencies {
  readonly clock: () => Date;
  readonly entries: Readonly<Record<ContentKind, { readonly review: Review }>>;
  readonly admins: { listAdmins(): Promise<readonly Named[]> };
}

export type ActivityStore = ReturnType<typeof createActivityStore>;

type Filter = z.output<(typeof listActivity)['query']>;
interface Found {
  readonly snapshot: QueryDocumentSnapshot;
  readonly at: Timestamp;
  readonly row: ActivityRow | null;
}

/** What everybody did, from the revisions of content and the events of accounts and enquiries. */
export function createActivityStore(db: Firestore, { clock, entries, admins }: Dependencies) {
  const events = db.collection(EVENTS);
  const titles = Object.values(entries).flatMap(({ review }) => review.titleFields);
  const fields = [
    'kind',
    'by',
    'at',
    'changed',
    `before.${PUBLISHED}`,
    ...new Set(titles.map((field) => `before.${field}`)),
  ];

  const pageOf = async (
    query: Query,
    position: readonly unknown[] | null,
  ): Promise<QueryDocumentSnapshot[]> => {
    const ordered = query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
    const [seconds, nanoseconds, path] = position ?? [];
    const from = position
      ? ordered.startAfter(new Timestamp(Number(seconds), Number(nanoseconds)), path)
      : ordered;
    return (await from.limit(ACTIVITY_PAGE + 1).get()).docs;
  };

  const during = (query: Query, day: string | undefined) => {
    if (day === undefined) return query.where('at', '>', new Date(clock().getTime() - EVENT_DAYS * DAY_MS));
    const start = dateInDoha(day, '00:00:00');
    return query.where('at', '>=', start).where('at', '<', new Date(start.getTime() + DAY_MS));
  };

  const rowOfRevision = (snapshot: QueryDocumentSnapshot): ActivityRow | null => {
    const revision = StoredRevision.safeParse(snapshot.data()).data;
    const id = snapshot.ref.parent.parent?.id;
    if (!revision || id === undefined) return null;
    const { kind: area, by, at, changed, before } = revision;
    const action = changed.includes('deleted')
      ? 'deleted'
      : changed.includes(PUBLISHED)
        ? before[PUBLISHED] === true
          ? 'withdrawn'
          : 'appeared'
        : 'changed';
    const title = titleOf(entries[area].review, before, id);
    return { id: snapshot.ref.path, at: at.toISOString(), by, action, area, entry: id, title, changed };
  };

  return {
    async list({ area, person, day, after }: Filter): Promise<{ rows: ActivityRow[]; next?: string }> {
      const cursor = after === undefined ? null : decode(after);
      const people = await admins.listAdmins();
      const nameOf = new Map(people.map(({ uid, name, username }) => [uid, name ?? username]));
      const isOfEvents = area === ACCOUNTS || area === 'messages';
      let revisions: Query = db.collectionGroup(REVISIONS);
      if (area) revisions = revisions.where('kind', '==', area);
      // Revisions have names.
      if (person) revisions = revisions.where('by', '==', nameOf.get(person) ?? person);
      let others: Query = events;
      if (area) others = others.where('area', '==', area);
      if (person) others = others.where('byId', '==', person);
      const [ofContent, ofEvents] = await Promise.all([
        isOfEvents ? [] : pageOf(during(revisions, day).select(...fields), cursor?.revisions ?? null),
        pageOf(during(others, day), cursor?.events ?? null),
      ]);
      const rowOfEvent = (snapshot: QueryDocumentSnapshot): ActivityRow | null => {
        const event = StoredEvent.safeParse(snapshot.data()).data;
        if (!event) return null;
        const { uid, kind: action, at, byId: _, entry, area: about, ...rest } = event;
        // Events of before had no name: the account's owner did them.
        const by = event.by ?? (event.username === undefined ? nameOf.get(uid) : undefined);
        return {
          ...{ id: snapshot.id, at: at.toISOString(), action, area: about, ...rest },
          ...(by !== undefined && { by }),
          ...(about === ACCOUNTS && { username: rest.username ?? nameOf.get(uid) }),
          ...(entry !== undefined && Id.safeParse(entry).success && { entry }),
        };
      };
      const found: Found[] = [
        ...ofContent.map((snapshot) => ({ snapshot, at: timeOf(snapshot), row: rowOfRevision(snapshot) })),
        ...ofEvents.map((snapshot) => ({ snapshot, at: timeOf(snapshot), row: rowOfEvent(snapshot) })),
      ].sort((a, b) => b.at.toMillis() - a.at.toMillis());
      const shown = found.slice(0, ACTIVITY_PAGE);
      const last = (
        docs: readonly QueryDocumentSnapshot[],
        before: Cursor['events'],
        path: (found: Found) => string,
      ) => {
        const seen = shown.findLast(({ snapshot }) => docs.includes(snapshot));
        return seen ? ([seen.at.seconds, seen.at.nanoseconds, path(seen)] as const) : before;
      };
      const next = found.length > shown.length && {
        next: encode({
          revisions: last(ofContent, cursor?.revisions ?? null, ({ snapshot }) => snapshot.ref.path),
          events: last(ofEvents, cursor?.events ?? null, ({ snapshot }) => snapshot.id),
        }),
      };
      return { rows: shown.flatMap(({ row }) => row ?? []), ...next };
    },
  };
}

function timeOf(snapshot: QueryDocumentSnapshot): Timestamp {
  const at: unknown = snapshot.get('at');
  return at instanceof Timestamp ? at : Timestamp.fromMillis(0);
}

const encode = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Throws 400 for what is no cursor. */
function decode(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    const message = ERROR_MESSAGES.invalidValue;
    throw new AppError(400, message, [{ path: 'after', message }], cause);
  }
}
