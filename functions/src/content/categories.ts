import {
  CATEGORY_LISTS,
  type CategoryList,
  categoriesOf,
  ERROR_MESSAGES,
  type Language,
  moveCategory,
  type ProjectGroup,
  type SiteBlocks,
} from '@alnafitha/contract';
import type { CollectionReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError } from '../platform/errors';
import { type Route, route } from '../platform/route';
import type { Editor, EditorOf } from './editor';

/** The site's categories in both languages. */
export type Categories = Record<Language, SiteBlocks['categories']>;
export type ReadCategories = () => Promise<Categories>;

/** Where entries store the keys of a list. */
const STORED = {
  projects: { collection: 'projects', field: 'category' },
  pictures: { collection: 'images', field: 'subCategories' },
  posts: { collection: 'posts', field: 'category' },
} as const satisfies Record<CategoryList, { collection: string; field: string }>;

function whereStored(db: Firestore, list: CategoryList, key: string): Query {
  const { collection, field } = STORED[list];
  return db.collection(collection).where(field, list === 'pictures' ? 'array-contains' : '==', key);
}

/** The keys of a group's categories; never none, because Firestore needs one. */
export function keysOf(categories: Parameters<typeof categoriesOf>[0], group: ProjectGroup): string[] {
  const keys = categoriesOf(categories, group);
  return keys.length > 0 ? keys : [''];
}

/** Throws 400 for a key that is not in the list. */
export async function requireCategories(read: ReadCategories, list: CategoryList, keys: readonly string[]) {
  if (keys.length === 0) return;
  const known = new Set((await read()).en[list].map(({ key }) => key));
  if (keys.every((key) => known.has(key))) return;
  const message = list === 'pictures' ? ERROR_MESSAGES.subCategoryUnknown : ERROR_MESSAGES.categoryUnknown;
  throw new AppError(400, ERROR_MESSAGES.checkFields, [{ path: STORED[list].field, message }]);
}

const Rows = z.array(z.looseObject({ key: z.string(), name: z.string() }));

/** Gives new categories their keys: their names, or others if those are taken. */
export function withKeys(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const lists = CATEGORY_LISTS.flatMap((list) => {
    const rows = Rows.safeParse(values[list]).data;
    if (!rows) return [];
    const taken = new Set(rows.map(({ key }) => key));
    const newKey = (name: string): string => (taken.has(name) ? newKey(`${name} 2`) : name);
    const named = rows.map((row) => {
      const key = row.key || newKey(row.name);
      taken.add(key);
      return { ...row, key };
    });
    return [[list, named] as const];
  });
  return { ...values, ...Object.fromEntries(lists) };
}

/** Throws 400 if the lists lack a category that entries have: they would be in none. */
export async function requireUnused(db: Firestore, stored: object, sent: object): Promise<void> {
  const [before, after] = [new Map(Object.entries(stored)), new Map(Object.entries(sent))];
  const used = CATEGORY_LISTS.map(async (list) => {
    if (!after.has(list)) return [];
    const kept = new Set(Rows.parse(after.get(list)).map(({ key }) => key));
    const removed = Rows.parse(before.get(list)).filter(({ key }) => !kept.has(key));
    const counts = await Promise.all(
      removed.map(async ({ key }) => (await whereStored(db, list, key).limit(1).select().get()).size),
    );
    return counts.some((count) => count > 0) ? [{ path: list, message: ERROR_MESSAGES.categoryUsed }] : [];
  });
  const issues = (await Promise.all(used)).flat();
  if (issues.length > 0) throw new AppError(400, ERROR_MESSAGES.checkFields, issues);
}

interface Entries {
  readonly collection: CollectionReference;
  update(id: string, changes: object, editor: Editor, added: readonly []): Promise<unknown>;
}

interface Dependencies {
  readonly db: Firestore;
  readonly entries: Readonly<Record<(typeof STORED)[CategoryList]['collection'], Entries>>;
  readonly readCategories: ReadCategories;
  readonly editorOf: EditorOf;
}

/** Entries of one request, and at once. */
const PART = 20;
const AT_ONCE = 5;

export function categoryRoutes({ db, entries, readCategories, editorOf }: Dependencies): Route[] {
  async function move(list: CategoryList, from: string, to: string, editor: Editor) {
    const { collection, field } = STORED[list];
    const { docs } = await whereStored(db, list, from)
      .limit(PART + 1)
      .select(field)
      .get();
    const part = docs.slice(0, PART);
    const changesOf = (document: DocumentSnapshot) => {
      if (list !== 'pictures') return { [field]: to };
      const keys = z.array(z.string()).parse(document.get(field));
      return { [field]: [...new Set(keys.map((key) => (key === from ? to : key)))] };
    };
    for (let start = 0; start < part.length; start += AT_ONCE)
      await Promise.all(
        part
          .slice(start, start + AT_ONCE)
          .map((document) => entries[collection].update(document.id, changesOf(document), editor, [])),
      );
    return { moved: part.length, hasMore: docs.length > PART };
  }
  return [
    route(moveCategory, async ({ body: { list, key, newKey } }, context) => {
      await requireCategories(readCategories, list, [newKey]);
      return move(list, key, newKey, editorOf(context));
    }),
  ];
}
