import {
  ChosenLanguages,
  ContentKind,
  completeTranslations,
  correctTranslations,
  ERROR_MESSAGES,
  type Language,
  languageOf,
  listTranslations,
  type QueuedEntry,
  type QueueQuery,
  type QueueRow,
  REVIEW_PAGE_SIZE,
  type ReviewedEntry,
  type ReviewedField,
  type ReviewQueue,
  readTranslations,
  StoredTranslations,
  TRANSLATION_STATES,
  type TranslationCorrections,
  type TranslationOutcome,
  TranslationState,
} from '@alnafitha/contract';
import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import { encodeCursor, positionOf } from '../platform/cursor';
import { withDeadline } from '../platform/deadline';
import { type Identified, parseDocument, parseDocuments, versionOf } from '../platform/documents';
import { AppError, foundOr404, reasonOf } from '../platform/errors';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { translationPending } from '../platform/logs';
import { countOf, newestFirst } from '../platform/paging';
import { type Route, route } from '../platform/route';
import {
  fingerprintOf,
  type Original,
  originalsOf,
  stateOf,
  type TranslatedDocument,
  translationState,
} from '../translations/originals';
import { type Review, type ReviewedCollection, titleOf } from './collection';
import { STATE_FIELD, TO_CHECK_FIELD } from './derived';
import type { Editor, EditorOf } from './editor';
import { fittingText, issueOf } from './other-texts';
import { StoredEdit, toEdited } from './revisions';
import {
  isIncomplete,
  type TranslateMissing,
  type TranslateMissingOptions,
  translateAll,
} from './translate-missing';

type ReviewStore = ReturnType<typeof createReviewStore>;

type Corrections = z.output<typeof TranslationCorrections>;

interface ReviewStoreOptions extends TranslateMissingOptions {
  readonly translateMissing: TranslateMissing;
  readonly clock: () => Date;
  readonly collections: Readonly<Record<ContentKind, ReviewedCollection>>;
}

export function createReviewStore(options: ReviewStoreOptions) {
  const { db, translateMissing, translateTexts, timeout, clock, collections } = options;
  const read = async (kind: ContentKind, id: string) => {
    await collections[kind].prepare?.(id);
    const snapshot = await db.collection(kind).doc(id).get();
    const document = foundOr404(parseDocument(ReviewedDocument, snapshot), ERROR_MESSAGES.entryNotFound);
    return { document, path: collections[kind].pathOf(snapshot, clock()) };
  };
  const readEntry = async (kind: ContentKind, id: string) =>
    toReviewedEntry(kind, await read(kind, id), collections[kind].review);

  async function unreviewed(kind: ContentKind, after: string | undefined, to: Language | undefined) {
    const { review } = collections[kind];
    const list = { name: `translations ${kind} ${to ?? ''}`, timestamp: 'createdAt' };
    const query = to
      ? db.collection(kind).where(TO_CHECK_FIELD, 'array-contains', to)
      : db.collection(kind).where(STATE_FIELD, 'in', UNREVIEWED);
    const ordered = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
    const [total, { docs }] = await Promise.all([
      countOf(newestFirst({ ...list, query })),
      (after ? ordered.startAfter(...positionOf(after, list, kind)) : ordered)
        .limit(REVIEW_PAGE_SIZE)
        .select(...rowFields(review))
        .get(),
    ]);
    const last = docs.length === REVIEW_PAGE_SIZE ? docs.at(-1) : undefined;
    return {
      kind,
      total,
      rows: parseDocuments(QueuedDocument, docs)
        .filter(({ id }) => review.has?.(id) ?? true)
        .map((document) => queueRow(kind, review, document)),
      next: last && encodeCursor(last, list),
    };
  }

  /** Returns drafts without storing them; never rejects. */
  const draftTranslations = (path: string, originals: readonly Original[]) =>
    withDeadline(translateAll(originals, translateTexts), timeout).catch((error: unknown) => {
      translationPending(path, reasonOf(error));
      return { drafts: {}, failure: 'unavailable' as const };
    });

  return {
    /** Returns a page of unreviewed entries per kind, newest first; with cursors, only of their kinds. */
    async list({ to, ...after }: QueueQuery): Promise<ReviewQueue> {
      const isFirst = Object.values(after).every((cursor) => cursor === undefined);
      const pages = await Promise.all(
        ContentKind.options.map((kind) =>
          isFirst || after[kind] ? unreviewed(kind, after[kind], to) : undefined,
        ),
      );
      const read = pages.filter((page) => page !== undefined);
      return {
        entries: read
          .flatMap(({ rows }) => rows)
          .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
        totals: Object.fromEntries(read.map(({ kind, total }) => [kind, total])),
        next: Object.fromEntries(read.flatMap(({ kind, next }) => (next ? [[kind, next]] : []))),
      };
    },

    read: readEntry,

    /** Throws 404 for a missing entry, 400 for a text that does not fit, 409 for a former original or version. */
    async correct(
      kind: ContentKind,
      id: string,
      { version, texts }: Corrections,
      editor: Editor,
    ): Promise<ReviewedEntry> {
      const seen = {
        version,
        versionOf: (document: TranslatedDocument) => versionOfReview(reviewedFields(kind, document)),
        notFound: ERROR_MESSAGES.entryNotFound,
      };
      const { document: corrected, path } = await collections[kind].correct(
        id,
        editor,
        seen,
        async (document) => {
          const originals = originalsOf(kind, document);
          const translations = Object.entries(texts).map(async ([field, { text, of }]) => {
            const original = originals.find((candidate) => candidate.field === field);
            if (!original) throw issueOf(field, ERROR_MESSAGES.invalidValue);
            if (of !== fingerprintOf(original.text))
              throw new AppError(409, ERROR_MESSAGES.translationOutdated);
            return [field, { text: await fittingText(original, text), by: 'person' as const, of }] as const;
          });
          return Object.fromEntries(await Promise.all(translations));
        },
      );
      const document = { ...ReviewedDocument.parse(corrected), id };
      return toReviewedEntry(kind, { document, path }, collections[kind].review);
    },

    async complete(kind: ContentKind, id: string): Promise<z.output<typeof TranslationOutcome>> {
      const { document } = await read(kind, id);
      const outdated = originalsOf(kind, document).filter(
        (original) => stateOf(original) === 'outdated' && !isIncomplete(original),
      );
      const [completed, { drafts, failure }] = await Promise.all([
        translateMissing(kind, id, document),
        draftTranslations(`${kind}/${id}`, outdated),
      ]);
      return {
        entry: await readEntry(kind, id),
        proposals: Object.fromEntries(Object.entries(drafts).map(([field, { text }]) => [field, text])),
        failure: completed.failure ?? failure,
      };
    },
  };
}

export function reviewRoutes(store: ReviewStore, editorOf: EditorOf): Route[] {
  return [
    route(listTranslations, ({ query }) => store.list(query)),
    route(readTranslations, ({ params: { kind, id } }) => store.read(kind, id)),
    route(correctTranslations, ({ params: { kind, id }, body }, context) =>
      store.correct(kind, id, body, editorOf(context, { body })),
    ),
    route(completeTranslations, ({ params: { kind, id } }) => store.complete(kind, id)),
  ];
}

const ReviewedDocument = z.looseObject({
  translations: StoredTranslations,
  chosenLanguages: ChosenLanguages,
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
type Reviewed = Identified<typeof ReviewedDocument>;

/** Rows lack a post's content, which is long: its state is stored. */
function rowFields({ field, titleFields }: Review): string[] {
  const texts = [...titleFields, field, `translations.${field}`, 'chosenLanguages'];
  return [...texts, STATE_FIELD, 'createdAt', 'edited'];
}

const UNREVIEWED: TranslationState[] = TRANSLATION_STATES.filter((state) => state !== 'reviewed');

const QueuedDocument = ReviewedDocument.extend({
  [STATE_FIELD]: TranslationState,
});

function queueRow(kind: ContentKind, review: Review, document: Identified<typeof QueuedDocument>): QueueRow {
  const { field } = review;
  const translation = document.translations[field]?.text;
  const entry = queuedEntry(kind, document, review, document[STATE_FIELD]);
  const text = document[field];
  const original = typeof text === 'string' && text ? text : entry.title;
  return {
    ...entry,
    createdAt: document.createdAt.toISOString(),
    original,
    language: languageOf({ unit: 'text', text: original }, document),
    edited: toEdited(document.edited),
    ...(translation !== undefined && { translation }),
  };
}

function queuedEntry(
  kind: ContentKind,
  document: Reviewed,
  review: Review,
  state: TranslationState = translationState(kind, document),
): QueuedEntry {
  const { id } = document;
  return { kind, id, title: titleOf(review, document, id), state };
}

function toReviewedEntry(
  kind: ContentKind,
  { document, path }: { readonly document: Reviewed; readonly path: string | undefined },
  review: Review,
): ReviewedEntry {
  const fields = reviewedFields(kind, document);
  return {
    ...queuedEntry(kind, document, review),
    fields,
    path,
    version: versionOfReview(fields),
    edited: toEdited(document.edited),
  };
}

/** Digests originals and persons' texts: a machine's text may come meanwhile. */
function versionOfReview(fields: readonly ReviewedField[]): string {
  return versionOf(fields.map(({ field, of, by, text }) => [field, of, by === 'person' && text]));
}

function reviewedFields(kind: ContentKind, document: TranslatedDocument): ReviewedField[] {
  return originalsOf(kind, document).map(reviewedField);
}

function reviewedField(original: Original): ReviewedField {
  const { field, text, to, translation } = original;
  const state = stateOf(original);
  const former = state === 'outdated' && !DIGEST.test(translation?.of ?? '') ? translation?.of : undefined;
  return {
    field,
    original: text,
    to,
    state,
    of: fingerprintOf(text),
    former,
    text: translation?.text,
    by: translation?.by,
  };
}

/** `fingerprintOf` returns a digest for a long text. */
const DIGEST = /^sha256:[\w-]{43}$/;
