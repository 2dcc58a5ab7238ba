import type { BlockId, Values } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** Where a former version stored what is now with its page: each field's block and name there. */
const FORMER: Readonly<
  Partial<Record<BlockId, Readonly<Record<string, readonly [block: string, field: string]>>>>
> = {
  company: { areVisualisations: ['pictures', 'areVisualisations'] },
  hero: {
    introPicture: ['pictures', 'home'],
    statisticsTitle: ['numbers', 'title'],
    statistics: ['numbers', 'statistics'],
    callTitle: ['offer', 'homeTitle'],
    callText: ['offer', 'homeText'],
    startTitle: ['offer', 'startTitle'],
    start: ['offer', 'start'],
  },
  story: { aboutPicture: ['pictures', 'about'], storyPicture: ['pictures', 'story'] },
  custom: {
    servicesPicture: ['pictures', 'services'],
    customPicture: ['pictures', 'custom'],
    pricesTitle: ['prices', 'title'],
    pricesIntroduction: ['prices', 'introduction'],
    prices: ['prices', 'prices'],
    stepsTitle: ['steps', 'title'],
    stepsIntroduction: ['steps', 'introduction'],
    steps: ['steps', 'steps'],
  },
  questions: {
    chatPicture: ['pictures', 'contact'],
    photo: ['offer', 'photo'],
    next: ['offer', 'next'],
    visit: ['offer', 'visit'],
    quote: ['offer', 'quote'],
    chat: ['offer', 'chat'],
    urgent: ['offer', 'urgent'],
  },
  chairman: { chairmanPicture: ['pictures', 'chairman'] },
  testimonials: { introduction: ['offer', 'clients'] },
  pages: { callTitle: ['offer', 'title'], callText: ['offer', 'text'] },
};

const Texts = z.record(z.string(), z.unknown());

/** The ids of the former documents that have what the document of a block, if there is one, lacks. */
export function formerIds(id: BlockId, stored: Values = {}): string[] {
  const missing = Object.entries(FORMER[id] ?? {}).filter(([field]) => stored[field] === undefined);
  return [...new Set(missing.map(([, [block]]) => block))];
}

/** The fields of a document, with those that only former documents have, and their translations. */
export function withFormer(
  id: BlockId,
  stored: Values | undefined,
  formerOf: (id: string) => Values | undefined,
): Values | undefined {
  const moved: Record<string, unknown> = {};
  const texts: Record<string, unknown> = {};
  for (const [field, [block, name]] of Object.entries(FORMER[id] ?? {})) {
    const former = formerOf(block);
    if (former?.[name] === undefined || stored?.[field] !== undefined) continue;
    moved[field] = former[name];
    for (const [path, text] of Object.entries(Texts.safeParse(former.translations).data ?? {}))
      if (path === name || path.startsWith(`${name}-`)) texts[field + path.slice(name.length)] = text;
  }
  if (Object.keys(moved).length === 0) return stored;
  const translations = { ...texts, ...Texts.safeParse(stored?.translations).data };
  return { createdAt: new Date(0), ...moved, ...stored, translations };
}

/** Reads the former documents that have what a document lacks. */
export async function readFormer(db: Firestore, collection: string, ids: readonly string[]) {
  const snapshots =
    ids.length > 0 ? await db.getAll(...ids.map((id) => db.collection(collection).doc(id))) : [];
  const documents = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot.data()]));
  return (id: string) => documents.get(id);
}
