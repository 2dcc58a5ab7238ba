import {
  ENTRY_KINDS,
  type EntryKind,
  type ImageCategory,
  type Recipients,
  SETUP_STEPS,
  type Setup,
  type SetupStep,
  sampleParts,
} from '@alnafitha/contract';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { Editor } from '../content/editor';
import { readSiteContent } from '../content/kinds/block-documents';
import { IMAGES, whereUndescribed } from '../content/kinds/images';
import { EDITED_AT } from '../content/revisions';
import { MAILS, queuedOfficeMail } from '../mails/mail-document';
import { countOf } from '../platform/paging';

interface Entries {
  readonly collection: CollectionReference;
  removeUnchanged(id: string, editor: Editor): Promise<boolean>;
}

export interface SetupOptions {
  readonly entries: Readonly<Record<EntryKind, Entries>>;
  readonly blocks: { makeOwn(editor: Editor): Promise<void> };
  readonly enquiries: {
    countSamples(): Promise<number>;
    removeSamples(signature: { readonly by: string; readonly at: string }): Promise<number>;
  };
  readonly recipients: { read(): Promise<Recipients> };
  readonly clock: () => Date;
  /** The sender of mails. */
  readonly mailFrom: string;
}

/** Deletions of one request, and at once. */
const PART = 20;
const AT_ONCE = 5;

export type SetupStore = ReturnType<typeof createSetupStore>;

/** What is left of the sample, computed from the content. */
export function createSetupStore(
  db: Firestore,
  { entries, blocks, enquiries, recipients, clock, mailFrom }: SetupOptions,
) {
  /** The panel stores who has changed an entry, the seed does not. */
  const countsOf = async (kind: EntryKind) => {
    const { collection } = entries[kind];
    const changed = collection.where(EDITED_AT, '>', new Date(0));
    const [all, own] = await Promise.all([countOf(collection), countOf(changed)]);
    return [kind, { own, samples: all - own }] as const;
  };

  const unchanged = async (kind: EntryKind) => {
    const { docs } = await entries[kind].collection.select(EDITED_AT).get();
    return docs
      .filter((document) => document.get(EDITED_AT) === undefined)
      .map(({ id }) => ({ id, ...entries[kind] }));
  };

  const shownImages = db.collection(IMAGES).where('category', '==', 'Portfolio' satisfies ImageCategory);

  return {
    async read(): Promise<Setup> {
      const [site, administrators, undescribed, sampleEnquiries, { isDefault }, counted] = await Promise.all([
        readSiteContent(db, clock()),
        countOf(db.collection('admins')),
        countOf(whereUndescribed(shownImages)),
        enquiries.countSamples(),
        recipients.read(),
        Promise.all(ENTRY_KINDS.map(countsOf)),
      ]);
      const counts = new Map(counted);
      const hasNone = (kind: EntryKind) => counts.get(kind)?.own === 0;
      const parts = new Set<SetupStep>(sampleParts(site));
      const others: Partial<Record<SetupStep, boolean>> = {
        descriptions: undescribed > 0,
        services: hasNone('services'),
        projects: hasNone('projects'),
        posts: hasNone('posts'),
        testimonials: hasNone('testimonials'),
        mail: /\.example>?$/.test(mailFrom.trim()) || mailFrom.trim() === '',
        recipients: isDefault,
        administrator: administrators < 2,
      };
      return {
        open: SETUP_STEPS.filter((step) => others[step] ?? parts.has(step)),
        samples: counted.reduce((sum, [, { samples }]) => sum + samples, sampleEnquiries),
        undescribed,
      };
    },

    /** Moves some of the entries that nobody has changed to the deleted ones; returns how many, and how many are left. */
    async removeSamples(editor: Editor): Promise<{ removed: number; left: number }> {
      const [found, enquiriesRemoved] = await Promise.all([
        Promise.all(ENTRY_KINDS.map(unchanged)),
        enquiries.removeSamples({ by: editor.by, at: editor.at.toISOString() }),
        blocks.makeOwn(editor),
      ]);
      const samples = found.flat();
      const part = samples.slice(0, PART);
      let removed = enquiriesRemoved;
      for (let start = 0; start < part.length; start += AT_ONCE) {
        const deletions = part
          .slice(start, start + AT_ONCE)
          .map(({ id, removeUnchanged }) => removeUnchanged(id, editor));
        removed += (await Promise.all(deletions)).filter(Boolean).length;
      }
      return { removed, left: samples.length - part.length };
    },

    /** Each address has a mail of its own, so that one that rejects it shows. */
    async queueTestMails(addresses: readonly string[]): Promise<void> {
      const now = clock();
      const batch = db.batch();
      for (const to of addresses)
        batch.create(db.collection(MAILS).doc(), queuedOfficeMail({ kind: 'test', messages: [], to }, now));
      await batch.commit();
    },
  };
}
