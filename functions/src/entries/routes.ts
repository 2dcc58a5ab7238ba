import {
  type Difference,
  ERROR_MESSAGES,
  type HistoryKind,
  listDeleted,
  listRevisions,
  purgeDeleted,
  readRevision,
  restoreDeleted,
} from '@alnafitha/contract';
import type { CollectionReference } from 'firebase-admin/firestore';
import type { EditorOf } from '../history/editor';
import type { Expiry } from '../media/expiry';
import { foundOr404 } from '../platform/errors';
import { type Route, route } from '../platform/route';
import { type HistoryStore, toRevision } from './history-store';

/** An entry as it is, or was. */
interface View {
  readonly fields: object;
  readonly translations: Readonly<Record<string, { readonly text: string } | undefined>>;
}

interface EditableEntries {
  readonly collection: CollectionReference;
  restore(id: string, editor: ReturnType<EditorOf>): Promise<unknown>;
  readRevision(
    id: string,
    number: string,
  ): Promise<{ revision: Parameters<typeof toRevision>[0]; before: View; now: View | null }>;
}

export function historyRoutes(
  history: HistoryStore,
  expiry: Expiry,
  entries: Record<HistoryKind, EditableEntries>,
  editorOf: EditorOf,
): Route[] {
  return [
    route(listRevisions, async ({ params: { kind, id } }) => ({ revisions: await history.list(kind, id) })),
    route(readRevision, async ({ params: { kind, id, revision: number } }) => {
      const { revision, before, now } = await entries[kind].readRevision(id, number);
      return {
        ...toRevision(revision),
        entry: { ...before.fields },
        differences: differencesOf(before, now),
      };
    }),
    route(listDeleted, async ({ params: { kind } }) => {
      const [deleted, kept] = await Promise.all([
        history.listDeleted(kind),
        kind === 'images' ? history.listKept() : [],
      ]);
      return { entries: deleted, kept };
    }),
    route(restoreDeleted, async ({ params: { kind, id } }, context) => {
      await entries[kind].restore(id, editorOf(context));
      return { id };
    }),
    route(purgeDeleted, async ({ params: { kind, id } }) => {
      const isPurged = await expiry.purge(entries[kind].collection.doc(id));
      return foundOr404(isPurged ? { id } : null, ERROR_MESSAGES.entryNotFound);
    }),
  ];
}

/** An image is compared by `image`, not by its other variants. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['id', 'picture', 'size', 'described', 'url']);

function differencesOf(before: View, now: View | null): Difference[] {
  const texts = [
    compare(before.fields, now?.fields ?? {}, false),
    compare(translationsOf(before), now ? translationsOf(now) : {}, true),
  ];
  return texts.flat();
}

function translationsOf({ translations }: View): object {
  return Object.fromEntries(
    Object.entries(translations).map(([field, translation]) => [field, translation?.text]),
  );
}

function compare(before: object, now: object, isTranslation: boolean): Difference[] {
  const [former, current] = [textsOf(before), textsOf(now)];
  return [...new Set([...former.keys(), ...current.keys()])].flatMap((field) => {
    const difference = { before: former.get(field) ?? '', now: current.get(field) ?? '' };
    const isDifferent = difference.before !== difference.now && !NOT_SHOWN.has(field);
    return isDifferent ? [{ field, isTranslation, ...difference }] : [];
  });
}

/** Lists become lines. */
function textsOf(fields: object): Map<string, string> {
  return new Map(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, Array.isArray(value) ? value.join('\n') : String(value)]),
  );
}
