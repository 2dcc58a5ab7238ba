import {
  BLOCK_FIELDS,
  BLOCK_IDS,
  type BlockId,
  type BlockValues,
  ChosenLanguages,
  dayInDoha,
  fromKeys,
  type Language,
  namesServices,
  SAMPLE_BLOCKS,
  type Service,
  type SiteBlocks,
  type SiteContent,
  StoredTranslations,
  sampleTranslations,
  shownBlock,
  siteOf,
  type Values,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import type { Identified } from '../../platform/documents';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { documentInvalid } from '../../platform/logs';
import { createMemoizer } from '../../platform/memoize';
import { sha256 } from '../../platform/sha256';
import { StoredEdit } from '../revisions';
import { formerIds, readFormer, withFormer } from './former-blocks';
import { readActiveServices } from './services';

export const COLLECTION = 'blocks';

const Questions = z.array(z.looseObject({ anchor: z.string(), question: z.string() }));

/** Questions of a former version keep the anchors by which they were linked: their numbers. */
function withNumbers(field: string, value: unknown): unknown {
  const questions = field === 'questions' ? Questions.safeParse(value).data : undefined;
  return questions?.map((row, index) => ({ ...row, anchor: row.anchor || `faq-${index + 1}` })) ?? value;
}

/** Gives questions the anchors of their links, which stay when they are edited, moved or given to a service. */
export function withAnchors(values: Values): Values {
  const rows = Questions.safeParse(values.questions).data;
  if (!rows) return values;
  const anchors = rows.map(({ anchor }) => anchor);
  const questions = rows.map((row, index) => {
    const isOwn = row.anchor !== '' && anchors.indexOf(row.anchor) === index;
    if (!isOwn) anchors[index] = newAnchor(row.question, anchors);
    return { ...row, anchor: anchors[index] };
  });
  return { ...values, questions };
}

/** A number would be another question's after a deletion. */
function newAnchor(question: string, taken: readonly string[]): string {
  const anchor = `faq-${sha256(question).slice(0, 8)}`;
  return taken.includes(anchor) ? newAnchor(`${question} `, taken) : anchor;
}

/** Each of the sample's networks had a field for its profile. */
const FORMER_PROFILES = ['facebook', 'instagram', 'snapchat'] as const;

function formerCompany(stored: Values): Values {
  const { networks, city } = SAMPLE_BLOCKS.company;
  return {
    // The address had the city in it.
    city: stored.address === undefined ? city : '',
    networks: networks
      .map((row) => ({ ...row, profile: stored[row.network.toLowerCase()] ?? row.profile }))
      .filter(({ profile }) => profile !== ''),
  };
}

/** Values that a former version did not store are the sample's, or made of what it has stored. */
function currentValues(id: BlockId, stored: Values): Values {
  const former = id === 'company' ? formerCompany(stored) : {};
  const defaults: Values = { ...SAMPLE_BLOCKS[id], ...former };
  return fromKeys(Object.keys(BLOCK_FIELDS[id]), (field) =>
    withNumbers(field, stored[field] ?? defaults[field]),
  );
}

/** The sample's Arabic, for those of its texts that stand in for fields a former version did not store. */
function currentTranslations(
  id: BlockId,
  { translations, ...stored }: { translations: z.output<typeof StoredTranslations> } & Values,
) {
  const missing = Object.entries(sampleTranslations(id)).filter(
    ([path]) => stored[path.split('-')[0] ?? ''] === undefined,
  );
  return { ...Object.fromEntries(missing), ...translations };
}

/** The API has validated the values. */
function documentOf(id: BlockId) {
  return z
    .object({
      ...fromKeys([...Object.keys(BLOCK_FIELDS[id]), ...FORMER_PROFILES], () => z.unknown().optional()),
      translations: StoredTranslations,
      chosenLanguages: ChosenLanguages,
      createdAt: FirestoreTimestamp,
      edited: StoredEdit,
    })
    .overwrite((stored) => ({
      ...stored,
      ...currentValues(id, stored),
      translations: currentTranslations(id, stored),
    }));
}

type BlockSchema = ReturnType<typeof documentOf>;
export type BlockDocument = Identified<BlockSchema>;

export const BLOCK_SCHEMAS = fromKeys(BLOCK_IDS, documentOf);

export function sampleDocument(id: BlockId, createdAt: Date) {
  return { ...SAMPLE_BLOCKS[id], translations: sampleTranslations(id), createdAt };
}

export function imageOf(picture: unknown) {
  const media = StoredMedia.safeParse(picture).data;
  return media && toResponsiveImage(media);
}

/** A document that is not stored is the sample's. */
function documentAt(id: BlockId, stored: Values | undefined): BlockDocument {
  const parsed = stored && BLOCK_SCHEMAS[id].safeParse(stored);
  if (parsed?.success) return { ...parsed.data, id };
  if (parsed)
    documentInvalid(
      `${COLLECTION}/${id}`,
      parsed.error.issues.map(({ path }) => path.join('.')),
    );
  return { ...BLOCK_SCHEMAS[id].parse(sampleDocument(id, new Date(0))), id };
}

export async function readDocument(db: Firestore, id: BlockId): Promise<BlockDocument> {
  const stored = (await db.collection(COLLECTION).doc(id).get()).data();
  return documentAt(id, withFormer(id, stored, await readFormer(db, COLLECTION, formerIds(id, stored))));
}

export async function readDocuments(db: Firestore): Promise<Record<BlockId, BlockDocument>> {
  // Those that nobody has changed are not stored, and cost no read.
  const { docs } = await db.collection(COLLECTION).get();
  const stored = new Map(docs.map((snapshot) => [snapshot.id, snapshot.data()]));
  const storedOf = (id: string) => stored.get(id);
  return fromKeys(BLOCK_IDS, (id) => documentAt(id, withFormer(id, storedOf(id), storedOf)));
}

export function shownDocument<Id extends BlockId>(
  id: Id,
  document: Pick<BlockDocument, 'translations' | 'chosenLanguages'> & Values,
  services: readonly Service[],
  now: Date,
): Record<Language, SiteBlocks[Id]> {
  const { translations, chosenLanguages } = document;
  const source = { values: document, translations, chosenLanguages, imageOf, services };
  return shownBlock(id, source, dayInDoha(now));
}

/** Reads the services that visitors see, if one of the blocks names any. */
export async function readNamedServices(
  db: Firestore,
  blocks: Partial<Record<BlockId, Values>>,
): Promise<Service[]> {
  const namesSome = BLOCK_IDS.some((id) => blocks[id] && namesServices(id, blocks[id]));
  return namesSome ? readActiveServices(db) : [];
}

/** Reads what visitors see. */
export async function readSiteContent(db: Firestore, now: Date): Promise<SiteContent> {
  const documents = await readDocuments(db);
  const services = await readNamedServices(db, documents);
  return siteOf((id) => shownDocument(id, documents[id], services, now));
}

/** Reads one block as visitors see it, but for what a former version stored apart, which only its page shows. */
export async function readShown<Id extends BlockId>(
  db: Firestore,
  id: Id,
  now: Date,
): Promise<Record<Language, SiteBlocks[Id]>> {
  const document = documentAt(id, (await db.collection(COLLECTION).doc(id).get()).data());
  return shownDocument(id, document, await readNamedServices(db, { [id]: document }), now);
}

export async function readHours(db: Firestore): Promise<BlockValues['hours']> {
  return { ...SAMPLE_BLOCKS.hours, ...(await readDocument(db, 'hours')) };
}

/** Reads blocks as visitors see them; an instance keeps each for `ttl` milliseconds, or until `clear`. */
export function createBlockReader(db: Firestore, { ttl, clock }: { ttl: number; clock: () => Date }) {
  const memoize = createMemoizer<unknown>({ ttl, max: BLOCK_IDS.length, clock });
  const read = <Id extends BlockId>(id: Id) =>
    memoize(id, () => readShown(db, id, clock())) as ReturnType<typeof readShown<Id>>;
  return Object.assign(read, { clear: memoize.clear });
}
