import { type HistoryKind, SETUP_STEPS, type Setup, type SetupStep, sampleParts } from '@alnafitha/contract';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
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

export type SetupStore = ReturnType<typeof createSetupStore>;

/** What is left of the sample, computed from the content. */
export function createSetupStore(db: Firestore, { entries, clock, mailFrom }: SetupOptions) {
  /** The panel stores who has changed an entry, the seed does not. */
  const countsOf = async (kind: SampleKind) => {
    const { collection } = entries[kind];
    const changed = collection.where('edited.at', '>', new Date(0));
    const [all, own] = await Promise.all([countOf(collection), countOf(changed)]);
    return [kind, { own, samples: all - own }] as const;
  };

  const unchanged = async ({ collection }: Entries) => {
    const { docs } = await collection.select('edited.at').get();
    return docs.filter((document) => document.get('edited.at') === undefined).map(({ id }) => id);
  };

  return {
    async read(): Promise<Setup> {
      const [site, administrators, counted] = await Promise.all([
        readSiteContent(db, clock()),
        countOf(db.collection('admins')),
        Promise.all(SAMPLE_KINDS.map(countsOf)),
      ]);
      const counts = new Map(counted);
      const hasNone = (kind: SampleKind) => counts.get(kind)?.own === 0;
      const parts = new Set<SetupStep>(sampleParts(site));
      const others: Partial<Record<SetupStep, boolean>> = {
        projects: hasNone('projects'),
        posts: hasNone('posts'),
        testimonials: hasNone('testimonials'),
        mail: /\.example>?$/.test(mailFrom.trim()) || mailFrom.trim() === '',
        administrator: administrators < 2,
      };
      return {
        open: SETUP_STEPS.filter((step) => others[step] ?? parts.has(step)),
        samples: counted.reduce((sum, [, { samples }]) => sum + samples, 0),
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
