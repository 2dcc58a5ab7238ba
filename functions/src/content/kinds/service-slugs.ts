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
  return slugs.length > 0 ? [...slugs] : [slugOfTitle(title) || id];
}

/** May be empty. */
export function slugOfTitle(title: string): string {
  return slugify(title).slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
}

export function createServiceSlugs(db: Firestore, services: string) {
  const claims = db.collection(CLAIMS);

  async function isClaimed(slug: string, id: string): Promise<boolean> {
    const { docs } = await db.collection(services).select('title', 'slugs').get();
    const isUsed = docs.some(
      (other) =>
        other.id !== id &&
        slugsOf({ id: other.id, title: String(other.get('title')), slugs: other.get('slugs') }).includes(
          slug,
        ),
    );
    if (isUsed) return true;
    try {
      await claims.doc(slug).create({ service: id });
      return false;
    } catch (error) {
      if (codeOf(error) !== GRPC.alreadyExists) throw error;
      return (await claims.doc(slug).get()).get('service') !== id;
    }
  }

  return {
    /** Throws 400 for a slug of another service. */
    async claim(slug: string, id: string): Promise<void> {
      if (!(await isClaimed(slug, id))) return;
      const issue = { path: 'slug', message: ERROR_MESSAGES.slugTaken };
      throw new AppError(400, ERROR_MESSAGES.checkFields, [issue]);
    },

    /** Claims the title's slug, with a number if it is another's. */
    async claimFor(title: string, id: string): Promise<string> {
      const base = slugOfTitle(title) || id;
      for (let number = 1; ; number += 1) {
        const slug = number === 1 ? base : `${base}-${number}`;
        if (!(await isClaimed(slug, id))) return slug;
      }
    },
  };
}
