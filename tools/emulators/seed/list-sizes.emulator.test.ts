import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listGallery, listPosts, listProjects, listServices, listTestimonials } from '@alnafitha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Suite, startSuite } from '../../../functions/src/testing/emulators';
import { contentDocuments } from './content';
import { readImages } from './image-files';

/** The limits are gzipped bytes of ten entries, and of their other language. */
const MAX_BYTES = { own: 5000, translations: 3000 };
const ENTRIES = 10;
const LISTS = {
  images: listGallery,
  projects: listProjects,
  testimonials: listTestimonials,
  services: listServices,
  posts: listPosts,
};

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('list-sizes');
  await suite.reset();
  const seedImages = readImages();
  const content = contentDocuments((name) => seedImages[name].stored);
  const writer = suite.db.bulkWriter();
  for (const collection of Object.keys(LISTS)) {
    const entries = content.filter(({ path }) => path.startsWith(`${collection}/`)).slice(0, ENTRIES);
    for (const { path, data } of entries) void writer.set(suite.db.doc(path), data);
  }
  await writer.close();
});
afterAll(() => suite.stop());

it.each(Object.values(LISTS).map(({ path }) => path))(
  '%s sends ten entries of the seed in 5 kB and their other language in 3 kB, without the content of their pages',
  async (path) => {
    const entries = await entriesOf(path);
    expect(entries.length).toBeGreaterThanOrEqual(5);
    expect(entries.length).toBeLessThanOrEqual(ENTRIES);
    expect(entries.filter((entry) => 'content' in entry)).toEqual([]);
    // Fewer entries compress worse, so the estimate for ten is an upper bound.
    const forTen = (bytes: number) => (bytes / entries.length) * ENTRIES;
    const ownBytes = gzipSync(JSON.stringify(entries.map(withoutTranslations))).length;
    expect(forTen(ownBytes)).toBeLessThanOrEqual(MAX_BYTES.own);
    expect(forTen((await bytesOf(path)) - ownBytes)).toBeLessThanOrEqual(MAX_BYTES.translations);
  },
);

function withoutTranslations({ translations: _translations, ...entry }: { translations?: unknown }) {
  return entry;
}

async function entriesOf(path: string): Promise<object[]> {
  const { body } = await suite.send('GET', path);
  return [body, ...Object.values(body as object)].find(Array.isArray) ?? [];
}

/** `fetch` would decompress the response. */
function bytesOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(suite.origin + path, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      if (response.headers['content-encoding'] !== 'gzip') reject(new Error(`${path} is not gzipped.`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
