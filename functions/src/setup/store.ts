import { type HistoryKind, SETUP_STEPS, type Setup, type SetupStep, sampleParts } from '@alnafitha/contract';
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import type { Editor } from '../content/editor';
import { readSiteContent } from '../content/kinds/block-documents';
import { MAILS, queuedOfficeMail } from '../messages/mails/mail-document';
import { countOf } from '../platform/paging';

/** Entries of these kinds come with the sample. */
const SAMPLE_KINDS = [
  'posts',
  'projects',
  'services',
  'images',
  'testimonials',
] as const satisfies HistoryKind[];
type SampleKind = (typeof SAMPLE_KINDS)[number];

interface Entries {
  readonly collection: CollectionReference;
  remove(id: string, editor: Editor): Promise<unknown>;
}

export interface SetupOptions {
  readonly entries: Readonly<Record<SampleKind, Entries>>;
  readonly clock: () => Date;
  /** The sender of mails. */
  readonly mailFrom: string;
}

/** Deletions at once. */
const AT_ONCE = 5;
/** A request deletes so many at most; the next one continues. */
const MAX_REMOVED = 300;

export type SetupStore = ReturnType<typeof createSetupStore>;

/** What is left of the sample, computed from the content. */
export function createSetupStore(db: Firestore, { entries, clock, mailFrom }: SetupOptions) {
  /** The panel stores who has changed an entry, the seed does not. */
  const changed = ({ collection }: Entries): Query => collection.where('edited.at', '>', new Date(0));

  const unchanged = async ({ collection }: Entries) => {
    const { docs } = await collection.select('edited.at').limit(MAX_REMOVED).get();
    return docs.filter((document) => document.get('edited.at') === undefined).map(({ id }) => id);
  };

  return {
    async read(): Promise<Setup> {
      const isEmpty = async (kind: SampleKind) =>
        (await changed(entries[kind]).limit(1).select().get()).empty;
      const [site, projects, posts, testimonials, administrators, counts] = await Promise.all([
        readSiteContent(db, clock()),
        isEmpty('projects'),
        isEmpty('posts'),
        isEmpty('testimonials'),
        countOf(db.collection('admins')),
        Promise.all(
          SAMPLE_KINDS.map(async (kind) => {
            const [all, own] = await Promise.all([
              countOf(entries[kind].collection),
              countOf(changed(entries[kind])),
            ]);
            return all - own;
          }),
        ),
      ]);
      const parts = new Set<SetupStep>(sampleParts(site));
      const others: Partial<Record<SetupStep, boolean>> = {
        projects,
        posts,
        testimonials,
        mail: /\.example>?$/.test(mailFrom.trim()) || mailFrom.trim() === '',
        administrator: administrators < 2,
      };
      return {
        open: SETUP_STEPS.filter((step) => others[step] ?? parts.has(step)),
        samples: counts.reduce((sum, count) => sum + count, 0),
      };
    },

    /** Moves the entries that nobody has changed to the deleted ones; returns their number. */
    async removeSamples(editor: Editor): Promise<number> {
      let removed = 0;
      for (const kind of SAMPLE_KINDS) {
        const ids = await unchanged(entries[kind]);
        for (let start = 0; start < ids.length; start += AT_ONCE) {
          await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => entries[kind].remove(id, editor)));
        }
        removed += ids.length;
      }
      return removed;
    },

    async queueTestMail(to: string): Promise<void> {
      const now = clock();
      await db.collection(MAILS).add(queuedOfficeMail({ kind: 'test', messages: [], to }, now));
    },
  };
}
