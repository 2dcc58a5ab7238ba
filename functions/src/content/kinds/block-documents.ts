import {
  BLOCK_IDS,
  BLOCKS,
  type BlockId,
  type BlockValues,
  dayInDoha,
  type Language,
  SAMPLE_BLOCKS,
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
import { type Identified, parseDocument } from '../../platform/documents';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { StoredEdit } from '../revisions';

export const COLLECTION = 'blocks';

/** The API has validated the values; those that a former version did not store are the sample's. */
function documentOf(id: BlockId) {
  const sample = new Map<string, unknown>(Object.entries(SAMPLE_BLOCKS[id]));
  const values = Object.keys(BLOCKS[id].shape).map((field) => [
    field,
    z.unknown().transform((value) => value ?? sample.get(field)),
  ]);
  return z.object({
    ...(Object.fromEntries(values) as Record<string, z.ZodType<unknown>>),
    translations: StoredTranslations,
    createdAt: FirestoreTimestamp,
    edited: StoredEdit,
  });
}

export type BlockSchema = ReturnType<typeof documentOf>;
export type BlockDocument = Identified<BlockSchema>;

export const BLOCK_SCHEMAS = Object.fromEntries(BLOCK_IDS.map((id) => [id, documentOf(id)])) as Record<
  BlockId,
  BlockSchema
>;

export function sampleDocument(id: BlockId, createdAt: Date) {
  return { ...SAMPLE_BLOCKS[id], translations: sampleTranslations(id), createdAt };
}

export function imageOf(picture: unknown) {
  const media = StoredMedia.safeParse(picture).data;
  return media && toResponsiveImage(media);
}

/** Reads blocks; one that nobody has changed is the sample's. */
export async function readBlocks<Id extends BlockId>(
  db: Firestore,
  ids: readonly Id[],
): Promise<Map<Id, BlockDocument>> {
  const snapshots = await db.getAll(...ids.map((id) => db.collection(COLLECTION).doc(id)));
  return new Map(
    ids.map((id, index) => {
      const snapshot = snapshots[index];
      const stored = snapshot && parseDocument(BLOCK_SCHEMAS[id], snapshot);
      return [id, stored ?? { ...BLOCK_SCHEMAS[id].parse(sampleDocument(id, new Date(0))), id }];
    }),
  );
}

export function shownDocument<Id extends BlockId>(
  id: Id,
  document: Pick<BlockDocument, 'translations'> & Values,
  now: Date,
): Record<Language, SiteBlocks[Id]> {
  const { translations } = document;
  return shownBlock(id, { values: document, translations, imageOf }, dayInDoha(now));
}

/** Reads what visitors see. */
export async function readSiteContent(db: Firestore, now: Date): Promise<SiteContent> {
  const documents = await readBlocks(db, BLOCK_IDS);
  return siteOf((id) => {
    const document = documents.get(id);
    if (!document) throw new Error(`There is no block ${id}`);
    return shownDocument(id, document, now);
  });
}

/** Reads one block as visitors see it. */
export async function readShown<Id extends BlockId>(
  db: Firestore,
  id: Id,
  now: Date,
): Promise<Record<Language, SiteBlocks[Id]>> {
  const document = (await readBlocks(db, [id])).get(id);
  if (!document) throw new Error(`There is no block ${id}`);
  return shownDocument(id, document, now);
}

export async function readHours(db: Firestore): Promise<BlockValues['hours']> {
  const document = (await readBlocks(db, ['hours'])).get('hours');
  return { ...SAMPLE_BLOCKS.hours, ...document };
}
