import { ERROR_MESSAGES, MAX_SLUG_LENGTH, slugify } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { AppError, codeOf, GRPC } from '../../platform/errors';

/** Slugs are claimed for good, so that a link never leads to another service. */
const CLAIMS = 'serviceSlugs';

interface Named {
  readonly id: string;
  readonly title: string;
  readonly slugs?: readonly string[] | undefined;
}

/** The current slug and former ones. Services that were stored before slugs have that of their title. */
export function slugsOf({ id, title, slugs = [] }: Named): string[] {
  return slugs.length > 0 ? [...slugs] : [slugOfTitle(title) || slugify(id)];
}

/** May be empty. */
export function slugOfTitle(title: string): string {
  return slugify(title).slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
}

export function createServiceSlugs(db: Firestore, services: string) {
  const claims = db.collection(CLAIMS);

  /** Returns whether the claim is new; `null` for a slug of another service. */
  async function claim(slug: string, id: string): Promise<{ readonly isNew: boolean } | null> {
    const { docs } = await db.collection(services).select('title', 'slugs').get();
    const isUsed = docs.some((other) => {
      const named = { id: other.id, title: String(other.get('title')), slugs: other.get('slugs') };
      return other.id !== id && slugsOf(named).includes(slug);
    });
    if (isUsed) return null;
    try {
      await claims.doc(slug).create({ service: id });
      return { isNew: true };
    } catch (error) {
      if (codeOf(error) !== GRPC.alreadyExists) throw error;
      const isOwn = (await claims.doc(slug).get()).get('service') === id;
      return isOwn ? { isNew: false } : null;
    }
  }

  /** Releases the slug if the save fails. */
  async function saveWith<T>(slug: string, isNew: boolean, save: (slug: string) => Promise<T>): Promise<T> {
    try {
      return await save(slug);
    } catch (error) {
      if (isNew) await claims.doc(slug).delete();
      throw error;
    }
  }

  return {
    /** Saves a service with a slug that was chosen. Throws 400 if it is another's. */
    async saveAs<T>(slug: string, id: string, save: (slug: string) => Promise<T>): Promise<T> {
      const claimed = await claim(slug, id);
      if (claimed) return saveWith(slug, claimed.isNew, save);
      const issue = { path: 'slug', message: ERROR_MESSAGES.slugTaken };
      throw new AppError(400, ERROR_MESSAGES.checkFields, [issue]);
    },

    /** Saves a service with the slug of its title, with a number if it is another's. */
    async saveWithOwn<T>(title: string, id: string, save: (slug: string) => Promise<T>): Promise<T> {
      const base = slugOfTitle(title) || slugify(id);
      for (let number = 1; ; number += 1) {
        const slug = number === 1 ? base : `${base}-${number}`;
        const claimed = await claim(slug, id);
        if (claimed) return saveWith(slug, claimed.isNew, save);
      }
    },
  };
}
