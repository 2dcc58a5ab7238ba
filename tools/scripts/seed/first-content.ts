import { ENTRY_KINDS } from '@alnafitha/contract';
import type { Transaction } from 'firebase-admin/firestore';
import { MEDIA_FILES } from '../../../functions/src/media/document';
import { contentDocuments } from '../../emulators/seed/content';
import type { SeedDocument } from '../../emulators/seed/document';
import { readImages, type SeedImage, uploadImages } from '../../emulators/seed/image-files';
import { mediaDocuments } from '../../emulators/seed/media-documents';
import { Failure } from '../project/command';
import type { Project } from '../project/connect';

const CONTENT = [...ENTRY_KINDS, MEDIA_FILES];

type Target = Pick<Project, 'projectId' | 'db' | 'bucket'>;

export function describeFirstContent(): string {
  const { images, documents } = firstContent();
  const counts = new Map<string, number>();
  for (const { path } of documents) {
    const [collection = ''] = path.split('/');
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  }
  const files = images.flatMap((image) => image.files).length;
  return [
    ...[...counts].map(([collection, count]) => `${count} ${collection}`),
    `${files} files of pictures`,
  ].join(', ');
}

/** Throws a `Failure` when the project has content. */
export async function requireNoContent({ projectId, db }: Target, transaction?: Transaction): Promise<void> {
  const queries = CONTENT.map((collection) => db.collection(collection).limit(1));
  const results = await Promise.all(
    queries.map((query) => (transaction ? transaction.get(query) : query.get())),
  );
  const full = CONTENT.filter((_collection, index) => results[index]?.empty === false);
  if (full.length > 0) {
    throw new Failure(`${projectId} has ${full.join(', ')} already, so nothing was written.`);
  }
}

/** Fills an empty project in one commit, so the next run continues after an interruption. */
export async function seedFirstContent(project: Target): Promise<void> {
  const { images, documents } = firstContent();
  await requireNoContent(project);
  console.log('Uploading the files of pictures …');
  await uploadImages(project.bucket(), images);
  console.log('Writing the documents …');
  await project.db.runTransaction(async (transaction) => {
    await requireNoContent(project, transaction);
    for (const { path, data } of documents) transaction.create(project.db.doc(path), data);
  });
}

function firstContent(): { images: readonly SeedImage[]; documents: readonly SeedDocument[] } {
  const allImages = readImages();
  const content = contentDocuments((name) => allImages[name].stored);
  const storedDocuments = mediaDocuments(
    Object.values(allImages).map(({ stored }) => stored),
    content,
  );
  const usedMedia = new Set(storedDocuments.map(({ path }) => path));
  return {
    images: Object.values(allImages).filter(({ stored }) => usedMedia.has(`${MEDIA_FILES}/${stored.key}`)),
    documents: [...content, ...storedDocuments],
  };
}
