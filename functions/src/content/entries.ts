import {
  ChosenLanguages,
  type ContentKind,
  type Edited,
  ERROR_MESSAGES,
  keysOf,
  type LanguagesOfTexts,
  pick,
  StoredTranslations,
  type TranslationState,
} from '@alnafitha/contract';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Find } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import type { StoredMedia } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocument, versionOf } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import {
  fingerprintOf,
  originalsOf,
  stateOf,
  type TranslatedDocument,
  type Translations,
  translationState,
} from '../translations/originals';
import { type CollectionDependencies, type ContentSchema, createCollection, type Kind } from './collection';
import type { Editor, EditorOf } from './editor';
import { withOtherTexts } from './other-texts';
import { isOfSameForm, REVISIONS, RevisionDocument, toEdited } from './revisions';
import type { TranslateMissing } from './translate-missing';

/** Changes are sent with these fields. */
interface Changes extends LanguagesOfTexts {
  readonly version?: string | undefined;
  readonly revision?: string | undefined;
}

/** New entries are sent with these fields. */
type New = LanguagesOfTexts & object;

/** A kind as it is declared. */
interface Declared<N extends New, C extends Changes, Name extends string> {
  readonly stored: Readonly<Record<Name, z.ZodType>>;
  readonly New: z.ZodType<N>;
  readonly Changes: z.ZodType<C>;
}

/** Administrators edit the documents of the kind in a form. */
interface EditedKind<
  S extends ContentSchema,
  Name extends string,
  P extends object,
  N extends New,
  C extends Changes,
> extends Kind<S> {
  readonly declared: Declared<N, C, Name>;
  readonly notFound: string;
  /** Fallbacks replace stored values that are no longer valid. */
  readonly fallbacks: DocumentData;
  /** Returns what administrators see otherwise than it is stored: the images and others. */
  toShown(document: Identified<S>): P;
  /** Whether a person has written a text; all are by default. */
  readonly isWritten?: (text: string) => boolean;
  /** Throws if the document cannot be without an image. */
  withPictures(document: z.output<S>, pictures: readonly StoredMedia[]): DocumentData;
  /** Returns the fields with the images that the form has chosen. Throws 400 for a deleted image. */
  choose(
    sent: N | C,
    added: readonly NewMedia[],
    current: Identified<S> | undefined,
    find: Find,
  ): Promise<DocumentData>;
  /** Returns the fields that are not stored as they were sent. */
  convert?(sent: N | C, editor: Editor, current: Identified<S> | undefined): DocumentData;
}

export interface EntryDependencies extends CollectionDependencies {
  readonly editorOf: EditorOf;
  readonly translateMissing: TranslateMissing;
}

/** Administrators see an entry with these fields. */
export type Entry<F> = F & {
  readonly version: string;
  readonly edited: Edited | undefined;
  readonly arabic: TranslationState;
};

export function createEntries<
  S extends ContentSchema,
  Name extends string,
  P extends object,
  N extends New,
  C extends Changes,
>(kind: EditedKind<S, Name, P, N, C>, dependencies: EntryDependencies) {
  type F = Pick<Identified<S>, ('id' | Name) & keyof Identified<S>> & P;
  const shownFields = ['id' as const, ...keysOf(kind.declared.stored)];
  const { name, schema, notFound } = kind;
  const { db, translateMissing } = dependencies;
  const content = createCollection(kind, dependencies);
  const { collection, change } = content;

  const optional = Object.entries(schema.shape).flatMap(([field, type]) => (type.isOptional() ? field : []));
  /** A blank text that a document may lack counts as absent. */
  const withoutBlanks = (sent: N | C): DocumentData => {
    const blank = Object.entries(sent).filter(([field, value]) => value === '' && optional.includes(field));
    return { ...sent, ...Object.fromEntries(blank.map(([field]) => [field, undefined])) };
  };

  const toFields = (document: Identified<S>): F => ({
    ...pick(document, shownFields),
    ...kind.toShown(document),
  });

  function toEntry(document: Identified<S>): Entry<F> {
    const fields = toFields(document);
    return {
      ...fields,
      version: versionOf(fields),
      edited: toEdited(document.edited),
      arabic: translationState(name, document),
    };
  }

  /** Returns the entry when its new texts are translated. */
  async function translated(saved: Promise<Identified<S>>): Promise<Entry<F>> {
    const document = await saved;
    const { state: arabic } = await translateMissing(name, document.id, document);
    return { ...toEntry(document), arabic };
  }

  return {
    ...content,
    toEntry,

    async read(id: string): Promise<Entry<F>> {
      const [snapshot] = await db.getAll(collection.doc(id), { fieldMask: fieldsOf(schema) });
      return toEntry(foundOr404(snapshot ? parseDocument(schema, snapshot) : null, notFound));
    },

    /**
     * Texts that are those of the entry `copyOf` get its translations. If an earlier save of the same form was
     * stored, its entry is changed instead; throws 409 if somebody has changed or deleted it since.
     */
    create: (
      sent: N,
      editor: Editor,
      added: readonly NewMedia[],
      id: string = editor.form,
    ): Promise<Entry<F>> =>
      translated(
        change(
          id,
          editor,
          async ({ snapshot, find, transaction }) => {
            await requireOwn(snapshot, editor, transaction);
            const document = {
              ...withoutBlanks(sent),
              ...(await kind.choose(sent, added, undefined, find)),
              ...kind.convert?.(sent, editor, undefined),
              translations: snapshot.get('translations') ?? {},
              createdAt: editor.at,
            };
            const copyOf = 'copyOf' in sent ? sent.copyOf : undefined;
            if (typeof copyOf !== 'string') return { document: await withOtherTexts(name, document, sent) };
            const copied = await transaction.get(collection.doc(copyOf));
            const translated = withFormerTranslations(name, document, copied.data());
            return { document: await withOtherTexts(name, translated, sent) };
          },
          added,
        ),
      ),

    /** Throws 404 for a missing entry, 409 for an outdated `version`. */
    update: (id: string, sent: C, editor: Editor, added: readonly NewMedia[]): Promise<Entry<F>> =>
      translated(
        change(
          id,
          editor,
          async ({ snapshot, find, transaction, read }) => {
            const { version, revision } = sent;
            const current = read({ version, versionOf: (stored) => toEntry(stored).version, notFound });
            const document = {
              ...current,
              ...withoutBlanks(sent),
              ...(await kind.choose(sent, added, current, find)),
              ...kind.convert?.(sent, editor, current),
            };
            if (revision === undefined)
              return { document: await withOtherTexts(name, document, sent, current, kind.isWritten) };
            const former = await transaction.get(snapshot.ref.collection(REVISIONS).doc(revision));
            const translated = withFormerTranslations(name, document, former.get('before'));
            return { document: await withOtherTexts(name, translated, sent, current, kind.isWritten) };
          },
          added,
        ),
      ),

    remove: (id: string, editor: Editor): Promise<void> => content.remove(id, editor, notFound),
    removeUnchanged: content.removeUnchanged,

    /** Writes a deleted entry as it was, without what is gone. Throws 404 if there is none. */
    restore: (
      id: string,
      editor: Editor,
      prepare = async (document: DocumentData): Promise<DocumentData> => document,
    ): Promise<Entry<F>> =>
      translated(
        change(id, editor, async ({ snapshot, find, transaction }) => {
          if (snapshot.exists) return null;
          const { docs: revisions } = await transaction.get(snapshot.ref.collection(REVISIONS));
          const last = revisions.find((revision) => revision.get('deletedAt') !== undefined);
          const document = validated(foundOr404(last ?? null, notFound).get('before'), {});
          const pictures = await Promise.all(kind.picturesOf(document).map(({ key }) => find(key)));
          const kept = pictures.filter((picture) => picture !== null);
          return { document: await prepare(kind.withPictures(document, kept)), revisions };
        }),
      ),

    /** Returns a revision, and the entry as it was then and is now. Throws 404 for a missing revision. */
    async readRevision(id: string, number: string) {
      const reference = collection.doc(id);
      const [snapshot, revision] = await db.getAll(reference, reference.collection(REVISIONS).doc(number));
      const details = revision && parseDocument(RevisionDocument, revision);
      const { before, ...recorded } = foundOr404(details ?? null, ERROR_MESSAGES.revisionNotFound);
      const now = snapshot && parseDocument(schema, snapshot);
      const former = { ...validated(before, now ?? {}), id };
      return { revision: recorded, before: viewOf(former), now: now ? viewOf(now) : null };
    },
  };

  function viewOf(document: Identified<S>) {
    return { fields: toFields(document), translations: document.translations };
  }

  /** Replaces invalid values by the present or fallback ones; throws 404 if that is not enough. */
  function validated(document: DocumentData, present: DocumentData): z.output<S> {
    const { error } = schema.safeParse(document);
    const replaced = new Set(error?.issues.map(({ path: [field] }) => String(field)));
    const valid = { ...kind.fallbacks, ...present };
    const entries = Object.entries(document).filter(([field]) => !replaced.has(field));
    const replacements = [...replaced].map((field) => [field, valid[field]]);
    return foundOr404(
      schema.safeParse(Object.fromEntries([...entries, ...replacements])).data ?? null,
      notFound,
    );
  }
}

/** Throws 409 for an entry that is not as the form has left it. */
async function requireOwn(snapshot: DocumentSnapshot, editor: Editor, transaction: Transaction) {
  if (snapshot.exists && !isOfSameForm(snapshot, editor)) throw new AppError(409, ERROR_MESSAGES.entryExists);
  if (snapshot.exists) return;
  const deleted = await transaction.get(snapshot.ref.collection(REVISIONS).limit(1).select());
  if (!deleted.empty) throw new AppError(409, ERROR_MESSAGES.entryDeleted);
}

/** Texts that are the former ones again get their translations back. */
function withFormerTranslations(
  kind: ContentKind,
  document: TranslatedDocument,
  former: DocumentData | undefined,
): TranslatedDocument {
  const known: Translations = StoredTranslations.safeParse(former?.translations).data ?? {};
  const chosen = ChosenLanguages.safeParse(former?.chosenLanguages).data;
  const fitting = originalsOf(kind, document).flatMap((original) => {
    const translation = known[original.field];
    const isMissing = ['pending', 'outdated'].includes(stateOf(original));
    return isMissing && translation?.of === fingerprintOf(original.text)
      ? [[original.field, translation]]
      : [];
  });
  const translations = { ...document.translations, ...Object.fromEntries(fitting) };
  return { ...document, translations, ...(chosen && { chosenLanguages: chosen }) };
}
