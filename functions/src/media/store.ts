import { SENTENCES } from '@alnafitha/contract';
import { pictureLeftBehind } from '../logs';
import { IMMUTABLE } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { AppError, codeOf } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import type { NewPicture } from './intake';
import { cardObjectPath, objectPath, type StoredPicture } from './stored-picture';

export type PictureStore = ReturnType<typeof createPictureStore>;

const NOT_FOUND = 404;

/** What is done already is not held up by a bucket that does not answer. */
const REMOVAL_MS = 4000;

export function createPictureStore(bucket: () => Promise<Bucket>) {
  async function remove({ key, widths }: StoredPicture): Promise<void> {
    const target = await bucket();
    const paths = [...widths.map((width) => objectPath(key, width)), cardObjectPath(key)];
    await Promise.all(paths.map((path) => target.file(path).delete({ ignoreNotFound: true })));
  }

  return {
    /**
     * The bytes of an object; `null` when there is none. They are read to the end before any is sent: to give up a
     * download that has begun, Storage's client closes the connections of all others as well.
     */
    async read(path: string): Promise<Buffer | null> {
      try {
        const [bytes] = await (await bucket()).file(path).download();
        return bytes;
      } catch (error) {
        if (codeOf(error) === NOT_FOUND) return null;
        throw new AppError(503, SENTENCES.unavailable, undefined, error);
      }
    },

    /** Throws 503 where not all are saved, once none is on its way any more: they may be removed right then. */
    async save(pictures: readonly NewPicture[]): Promise<void> {
      if (pictures.length === 0) return;
      const target = await bucket();
      const files = pictures.flatMap((picture) => picture.files);
      const saved = await Promise.allSettled(
        files.map(({ path, contentType, bytes }) => {
          const metadata = { contentType, cacheControl: IMMUTABLE };
          return target.file(path).save(bytes, { resumable: false, metadata });
        }),
      );
      const failure = saved.find((each) => each.status === 'rejected');
      if (failure) throw new AppError(503, SENTENCES.unavailable, undefined, failure.reason);
    },

    /** For what nothing shows any more: one that cannot be removed now is found as an orphan later. */
    async discard(pictures: readonly StoredPicture[]): Promise<void> {
      const removals = pictures.map(async (picture) => {
        try {
          await withDeadline(remove(picture), REMOVAL_MS);
        } catch (error) {
          pictureLeftBehind(picture.key, codeOf(error) ?? 'unknown');
        }
      });
      await Promise.all(removals);
    },
  };
}
