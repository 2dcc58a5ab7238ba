import {
  type AdminBlock,
  BLOCK_FIELDS,
  BLOCK_IDS,
  BLOCK_PAGES,
  BLOCK_TITLES,
  BLOCKS,
  BlockChanges,
  type BlockId,
  ERROR_MESSAGES,
  type FieldIssue,
  fromKeys,
  isNetworkHome,
  leavesOf,
  listBlocks,
  mapLeaves,
  readBlock,
  readSite,
  removeDocument,
  sampleTranslations,
  type Translation,
  textsOf,
  toAsciiDigits,
  updateBlock,
  uploadDocument,
  type Values,
  withPosition,
} from '@alnafitha/contract';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Find } from '../../media/library';
import type { PdfStore } from '../../media/pdfs';
import { keyAt, StoredMedia } from '../../media/stored-media';
import { AppError, codeOf, foundOr404, GRPC } from '../../platform/errors';
import { parseOnlyPhone } from '../../platform/phone';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { fingerprintOf, type Translations } from '../../translations/originals';
import { requireUnused, withKeys } from '../categories';
import type { CorrectedDocument, Seen } from '../collection';
import { derivedFields } from '../derived';
import type { Editor } from '../editor';
import { createEntries, type Entry, type EntryDependencies } from '../entries';
import {
  BLOCK_SCHEMAS,
  type BlockDocument,
  COLLECTION,
  imageOf,
  readDocument,
  readDocuments,
  readNamedServices,
  readSiteContent,
  shownDocument,
  withAnchors,
} from './block-documents';
import { formerIds } from './former-blocks';

interface BlockDependencies extends EntryDependencies {
  readonly clock: () => Date;
  readonly pdfs: PdfStore;
}

/** The blocks of the site: one document each, which is the sample's until somebody changes it. */
export function createBlocks(dependencies: BlockDependencies) {
  const { db, clock, editorOf, pdfs } = dependencies;
  const collection = db.collection(COLLECTION);

  const createBlock = (id: BlockId) =>
    createEntries(
      {
        name: COLLECTION,
        declared: { stored: {}, New: z.never(), Changes: BlockChanges },
        schema: BLOCK_SCHEMAS[id],
        notFound: ERROR_MESSAGES.entryNotFound,
        fallbacks: {},
        toShown: (document) => toShown(id, document),
        picturesOf: (document) => picturesOf(id, document),
        withPictures: (document) => document,
        choose: ({ values }, _added, current, find) => choose(id, values, current, { find, ...pdfs }),
        isWritten: (text) => !OF_SAMPLE.some(({ of }) => of === fingerprintOf(text)),
        review: REVIEW,
      },
      dependencies,
    );
  const blocks = fromKeys(BLOCK_IDS, createBlock);

  /** Stores what is shown before its first change, so that the history begins with the sample. */
  async function storeShown(id: BlockId): Promise<void> {
    const reference = collection.doc(id);
    const stored = (await reference.get()).data();
    if (stored && formerIds(id, stored).length === 0) return;
    // An invalid document stays as it is.
    if (stored && !BLOCK_SCHEMAS[id].safeParse(stored).success) return;
    const { id: _, ...shown } = await readDocument(db, id);
    const fields = { ...shown, ...derivedFields(COLLECTION, shown) };
    if (stored) await reference.update(fields);
    else
      await reference.create({ ...fields, createdAt: clock() }).catch((error: unknown) => {
        if (codeOf(error) !== GRPC.alreadyExists) throw error;
      });
  }

  /** A block has no other state. */
  async function readSaved(id: string) {
    const block = BLOCK_IDS.find((known) => known === id);
    if (!block) return null;
    const document = await readDocument(db, block);
    const services = await readNamedServices(db, { [block]: document });
    const { en, ar } = shownDocument(block, document, services, clock());
    return { entry: { en: { ...en }, ar: { ...ar } }, published: true };
  }

  const routes: Route[] = [
    cacheableRoute(readSite, () => readSiteContent(db, clock())),
    route(listBlocks, async () => {
      const documents = await readDocuments(db);
      return BLOCK_IDS.map((id) => toBlock(id, blocks[id].toEntry(documents[id])));
    }),
    route(readBlock, async ({ params: { id } }) =>
      toBlock(id, blocks[id].toEntry(await readDocument(db, id))),
    ),
    route(updateBlock, async ({ params: { id }, body }, context) => {
      const values = parseValues(id, body.values);
      if (id === 'categories') await requireUnused(db, await readDocument(db, id), values);
      await storeShown(id);
      const { values: _sent, ...edit } = body;
      const editor = editorOf(context, { body });
      return toBlock(id, await blocks[id].update(id, { ...edit, values }, editor, []));
    }),
    route(uploadDocument, async ({ files: [file] }) => {
      if (!file) throw invalid([['file', ERROR_MESSAGES.attachmentNotFound]]);
      return { url: await pdfs.save(file) };
    }),
    route(removeDocument, async ({ params: { id } }) => {
      await pdfs.remove(id);
      return { id };
    }),
  ];

  return {
    collection,
    readSaved,
    routes,
    review: REVIEW,
    pathOf: (snapshot: DocumentSnapshot) => REVIEW.path(snapshot),
    /** The company is no longer the sample's, whatever its name. */
    async makeOwn(editor: Editor): Promise<void> {
      const company: Values = await readDocument(db, 'company');
      if (company.isOwn === true) return;
      await storeShown('company');
      await blocks.company.update('company', { values: { isOwn: true } }, editor, []);
    },
    /** An untouched block is stored when its translations are opened. */
    prepare: (id: string) => storeShown(known(id)),
    async correct(id: string, editor: Editor, seen: Seen<CorrectedDocument>, translate: Translate) {
      await storeShown(known(id));
      return blocks[known(id)].correct(id, editor, seen, translate);
    },
    restore: (id: string, editor: Editor) => blocks[known(id)].restore(id, editor),
    readRevision: (id: string, number: string) => blocks[known(id)].readRevision(id, number),
  };
}

type Translate = (document: CorrectedDocument) => Promise<Translations>;

/** Throws 404 for another id. */
function known(id: string): BlockId {
  return foundOr404(BLOCK_IDS.find((block) => block === id) ?? null, ERROR_MESSAGES.entryNotFound);
}

const REVIEW = {
  /** Documents of a former version have other ids. */
  has: (id: string) => BLOCK_IDS.some((block) => block === id),
  field: 'title',
  titleFields: [],
  titleOf: (_texts: object, id: string) => BLOCK_TITLES[known(id)],
  path: ({ id }: { readonly id: string }) => BLOCK_PAGES[known(id)],
};

function toShown(id: BlockId, document: Values): Record<string, unknown> {
  return mapLeaves(BLOCK_FIELDS[id], document, ({ field, value }) =>
    field.look.input === 'picture' ? (imageOf(value)?.image ?? '') : value,
  );
}

function toBlock(id: BlockId, entry: Entry<Values>): AdminBlock {
  const { id: _id, version, arabic, edited, ...values } = entry;
  return { id, values, version, arabic, edited };
}

function picturesOf(id: BlockId, document: Values): StoredMedia[] {
  return leavesOf(BLOCK_FIELDS[id], document).flatMap(({ field, value }) =>
    field.look.input === 'picture' ? (StoredMedia.safeParse(value).data ?? []) : [],
  );
}

/** Throws 400 for invalid values; formats telephone numbers, and gives questions and categories their keys. */
function parseValues(id: BlockId, sent: Values): Values {
  const schema: z.ZodObject = BLOCKS[id];
  const parsed = schema.partial().safeParse(withPosition(sent), { error: () => ERROR_MESSAGES.invalidValue });
  if (!parsed.success)
    throw invalid(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const wrong: [string, string][] = [];
  const values = mapLeaves(BLOCK_FIELDS[id], parsed.data, ({ path, field, value }) => {
    if (field.look.input !== 'phone' || value === '') return value;
    const typed = String(value);
    const number = parseOnlyPhone(typed)?.formatted ?? hotlineOf(typed);
    const isForChats = path === 'whatsapp';
    if (number && !(isForChats && NO_CHAT.test(number))) return number;
    wrong.push([fieldAt(path), number ? ERROR_MESSAGES.whatsappInvalid : ERROR_MESSAGES.phoneInvalid]);
    return value;
  });
  if (wrong.length > 0) throw invalid(wrong);
  return id === 'categories' ? withKeys(values) : withAnchors(values);
}

/** A hotline, or a number with an extension. */
const NO_CHAT = /^\d|\p{L}/u;

/** Hotlines have four or five digits, and no country code. */
function hotlineOf(typed: string): string | undefined {
  return /^\d{4,5}$/.exec(toAsciiDigits(typed).replace(/[\s-]/g, ''))?.[0];
}

const fieldAt = (path: string) => path.replaceAll('-', '.');

function invalid(issues: readonly (readonly [path: string, message: string])[]): AppError {
  const sent: FieldIssue[] = issues.map(([path, message]) => ({ path, message }));
  return new AppError(400, ERROR_MESSAGES.checkFields, sent);
}

/** Returns the sent values with the files of their images, and the translations that fit all texts. */
async function choose(
  id: BlockId,
  sent: Values,
  current: BlockDocument | undefined,
  { find, isStored }: { readonly find: Find } & Pick<PdfStore, 'isStored'>,
): Promise<DocumentData> {
  const shown = picturesOf(id, current ?? {});
  const linked = leavesOf(BLOCK_FIELDS[id], current ?? {}).map((leaf) => leaf.value);
  const files = new Map<string, StoredMedia>();
  const missing: [string, string][] = [];
  for (const { path, field, value } of leavesOf(BLOCK_FIELDS[id], sent)) {
    const { input } = field.look;
    if (value === '') continue;
    // The sample's links are start pages, which nobody has typed.
    if (input === 'plain' && isNetworkHome(String(value)) && !linked.includes(value))
      missing.push([fieldAt(path), ERROR_MESSAGES.profileInvalid]);
    if (input === 'document' && !linked.includes(value) && !(await isStored(String(value))))
      missing.push([fieldAt(path), ERROR_MESSAGES.attachmentNotFound]);
    if (input !== 'picture') continue;
    const key = keyAt(String(value));
    const file = shown.find((picture) => picture.key === key) ?? (key === null ? null : await find(key));
    if (file) files.set(path, file);
    else missing.push([fieldAt(path), ERROR_MESSAGES.imageNotInLibrary]);
  }
  if (missing.length > 0) throw invalid(missing);
  const values = mapLeaves(BLOCK_FIELDS[id], sent, ({ path, value }) => files.get(path) ?? value);
  const former = current?.translations ?? {};
  return { ...values, translations: fittingTranslations({ ...current, ...values }, former) };
}

const OF_SAMPLE = BLOCK_IDS.flatMap((id) => Object.values(sampleTranslations(id)));

/**
 * A text keeps its translation when its row moves. One of a changed text stays, outdated, unless it is the sample's,
 * or has moved with another row.
 */
function fittingTranslations(values: Values, former: Translations): Translations {
  const known = Object.values(former).filter((translation) => translation !== undefined);
  const texts = textsOf(COLLECTION, values).map(({ field, text }) => [field, fingerprintOf(text)] as const);
  const fingerprints = new Set(texts.map(([, fingerprint]) => fingerprint));
  const isOutdated = ({ of, text }: Translation) =>
    !fingerprints.has(of) && !OF_SAMPLE.some((sample) => sample.of === of && sample.text === text);
  const fitting = texts.flatMap(([path, fingerprint]) => {
    const own = former[path];
    const current = [own, ...known].find((translation) => translation?.of === fingerprint);
    const translation = current ?? (own && isOutdated(own) ? own : undefined);
    return translation ? [[path, translation]] : [];
  });
  return Object.fromEntries(fitting);
}
