import { IMMUTABLE } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { codeOf, unavailable } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { imageOrphaned } from '../platform/logs';
import type { NewMedia } from './process-upload';
import { objectPath, ogImageObjectPath, type StoredMedia } from './stored-media';

export type MediaStore = ReturnType<typeof createMediaStore>;

const NOT_FOUND = 404;

/** A finished change does not wait for an unresponsive bucket. */
const REMOVAL_TIMEOUT_MS = 4000;

export function createMediaStore(bucket: () => Promise<Bucket>) {
  async function remove({ key, format, widths }: StoredMedia): Promise<void> {
    const target = await bucket();
    const paths = [...widths.map((width) => objectPath(key, width, format)), ogImageObjectPath(key)];
    await Promise.all(paths.map((path) => target.file(path).delete({ ignoreNotFound: true })));
  }

  return {
    /** `null` if missing. Not streamed: an aborted download makes Storage's client close all connections. */
    async read(path: string): Promise<Buffer | null> {
      try {
        const target = await bucket();
        const [bytes] = await target.file(path).download();
        return bytes;
      } catch (error) {
        if (codeOf(error) === NOT_FOUND) return null;
        throw unavailable(error);
      }
    },

    /** Throws 503 after all writes have settled, so that they can be removed. */
    async save(images: readonly NewMedia[]): Promise<void> {
      if (images.length === 0) return;
      const target = await bucket();
      const files = images.flatMap((image) => image.files);
      const saved = await Promise.allSettled(
        files.map(({ path, contentType, bytes }) => {
          const metadata = { contentType, cacheControl: IMMUTABLE };
          return target.file(path).save(bytes, { resumable: false, metadata });
        }),
      );
      const failure = saved.find((result) => result.status === 'rejected');
      if (failure) throw unavailable(failure.reason);
    },

    /** An object that cannot be removed stays as an orphan. */
    async discard(images: readonly StoredMedia[]): Promise<void> {
      const removals = images.map(async (image) => {
        try {
          await withDeadline(remove(image), REMOVAL_TIMEOUT_MS);
        } catch (error) {
          imageOrphaned(image.key, codeOf(error) ?? 'unknown');
        }
      });
      await Promise.all(removals);
    },
  };
}
