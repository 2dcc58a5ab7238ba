import type { ContentKind } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { derivedFields } from '../content/derived';
import { IMAGES, ImageDocument } from '../content/kinds/images';
import { POSTS, PostDocument } from '../content/kinds/posts';
import { PROJECTS, ProjectDocument } from '../content/kinds/projects';
import { SERVICES, ServiceDocument } from '../content/kinds/services';
import { TESTIMONIALS, TestimonialDocument } from '../content/kinds/testimonials';
import { MEDIA_FILES, MediaDocument } from '../media/document';
import { StoredMedia } from '../media/stored-media';
import type { TranslatedDocument } from '../translations/originals';

const NEWEST = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;

/** A date the given minutes before noon. */
export function minutesBefore(minutes: number): Date {
  return new Date(NEWEST - minutes * MINUTE);
}

export function aStoredImage(changes: Partial<StoredMedia> = {}): StoredMedia {
  return StoredMedia.parse({
    key: 'villa-0a1b2c3d',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder: 'data:image/webp;base64,UklGRg==',
    size: 120_000,
    ...changes,
  });
}

/** The API's representation of `aStoredImage()`. */
export const RESPONSIVE_IMAGE = {
  image: '/media/villa-0a1b2c3d/960.webp',
  picture: {
    srcSet: [480, 960, 1600].map((width) => `/media/villa-0a1b2c3d/${width}.webp ${width}w`).join(', '),
    width: 1600,
    height: 1067,
    placeholder: 'data:image/webp;base64,UklGRg==',
  },
};

const image = {
  title: 'Sliding doors',
  altText: 'Wide sliding doors, open to a terrace',
  category: 'Portfolio',
  subCategories: ['GLASS', 'UPVC DOORS'],
  picture: aStoredImage(),
};

const project = {
  title: 'A villa by the sea',
  description: 'Forty windows that keep the salt out.',
  category: 'UPVC Windows',
  pictures: [aStoredImage()],
};

const testimonial = {
  name: 'Mariam',
  position: 'Villa owner',
  text: 'Quiet rooms at last.',
  rating: 4.5,
  project: 'Villa windows',
};

const service = {
  title: 'Curtain Wall Systems',
  description: 'Facades of glass.',
  icon: 'Grid',
  features: ['Measured on site'],
  slugs: ['curtain-wall-systems'],
  order: 0,
  active: true,
};

const post = {
  title: 'Glass and heat',
  excerpt: 'What a coating does.',
  content: '<p>What a coating does, at length.</p>',
  category: 'Trends',
  author: 'Admin',
  published: true,
};

/** Each stores documents `d0`, `d1` and so on, each a minute older than the previous one. */
export const store = {
  images: storeTo(IMAGES, ImageDocument, image),
  projects: storeTo(PROJECTS, ProjectDocument, project),
  testimonials: storeTo(TESTIMONIALS, TestimonialDocument, testimonial),
  services: storeTo(SERVICES, ServiceDocument, service),
  posts: storeTo(POSTS, PostDocument, post),
};

/** Stores `d0` of each kind that administrators edit; with message `m0`, requests have targets. */
export async function storeTargets(db: Firestore, changes: object = {}): Promise<void> {
  const { images, projects, services, posts } = store;
  await Promise.all([images, projects, services, posts].map((storeSome) => storeSome(db, [changes])));
}

/** Stores a media file that the documents at `usedBy` show. */
export async function storeMediaFile(db: Firestore, picture: StoredMedia, usedBy: string[]): Promise<void> {
  const document = MediaDocument.parse({ picture, usedBy, createdAt: minutesBefore(0) });
  await db.collection(MEDIA_FILES).doc(picture.key).set(document);
}

/** The keys of all stored media files with their `usedBy`. */
export async function mediaUsages(db: Firestore): Promise<Record<string, string[]>> {
  const { docs } = await db.collection(MEDIA_FILES).get();
  return Object.fromEntries(docs.map((file) => [file.id, file.get('usedBy')]));
}

function storeTo<D extends TranslatedDocument>(
  kind: ContentKind,
  schema: { parse(value: unknown): D },
  defaults: object,
): (db: Firestore, documents: readonly Partial<D>[]) => Promise<void> {
  return async (db, documents) => {
    const writer = db.bulkWriter();
    const writes = documents.map((changes, index) => {
      const createdAt = minutesBefore(index);
      const document = schema.parse({ ...defaults, createdAt, date: createdAt, ...changes });
      const stored = { ...document, ...derivedFields(kind, document) };
      return writer.set(db.collection(kind).doc(`d${index}`), stored);
    });
    await writer.close();
    await Promise.all(writes);
  };
}

/** Documents that differ in their age only. */
export function identicalDocuments(count: number): object[] {
  return Array.from({ length: count }, () => ({}));
}
