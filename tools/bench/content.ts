import { BLOG_CATEGORIES, IMAGE_CATEGORIES, PROJECT_CATEGORIES, SERVICE_ICONS } from '@alnafitha/contract';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { IMAGES, toImageDocument } from '../../functions/src/images/document';
import { MEDIA_FILES, MediaDocument } from '../../functions/src/media/document';
import { POSTS, PostDocument } from '../../functions/src/posts/document';
import { PROJECTS, ProjectDocument } from '../../functions/src/projects/document';
import { SERVICES, ServiceDocument } from '../../functions/src/services/document';

const MINUTE = 60_000;

/** Adds entries to images, projects, posts and services until each has `count`. All use one image of the seed. */
export async function fillContent(db: Firestore, count: number): Promise<void> {
  const [stored] = (await db.collection(MEDIA_FILES).limit(1).get()).docs;
  const { picture: image } = MediaDocument.parse(stored?.data());
  await fill(db.collection(IMAGES), count, (index, createdAt) =>
    toImageDocument({
      title: `Image ${index}`,
      altText: 'A window',
      category: pick(IMAGE_CATEGORIES, index),
      subCategories: [],
      picture: image,
      createdAt,
    }),
  );
  await fill(db.collection(PROJECTS), count, (index, createdAt) =>
    ProjectDocument.parse({
      title: `Project ${index}`,
      description: 'Forty windows that keep the salt out.',
      category: pick(PROJECT_CATEGORIES, index),
      pictures: [image],
      createdAt,
    }),
  );
  await fill(db.collection(POSTS), count, (index, createdAt) =>
    PostDocument.parse({
      title: `Post ${index}`,
      excerpt: 'What a coating does.',
      content: '<p dir="auto">What a coating does, at length.</p>'.repeat(20),
      category: pick(BLOG_CATEGORIES, index),
      author: 'Admin',
      published: true,
      picture: image,
      date: createdAt,
      createdAt,
    }),
  );
  await fill(db.collection(SERVICES), count, (index, createdAt) =>
    ServiceDocument.parse({
      title: `Service ${index}`,
      description: 'Windows that keep the salt out.',
      icon: pick(SERVICE_ICONS, index),
      features: ['Made to measure', 'Fitted within a week'],
      picture: image,
      order: index,
      active: true,
      createdAt,
    }),
  );
}

async function fill(
  collection: CollectionReference,
  count: number,
  documentOf: (index: number, createdAt: Date) => object,
): Promise<void> {
  const present = (await collection.count().get()).data().count;
  const newest = Date.now();
  const writer = collection.firestore.bulkWriter();
  const writes = Array.from({ length: count - present }, (_, index) =>
    writer.create(collection.doc(), documentOf(index, new Date(newest - index * MINUTE))),
  );
  await Promise.all([...writes, writer.close()]);
}

function pick<T>(choices: readonly T[], index: number): T {
  return choices[index % choices.length] as T;
}
