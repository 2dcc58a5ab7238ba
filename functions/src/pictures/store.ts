import { SENTENCES } from '@alnafitha/contract';
import { AppError, codeOf } from '../platform/errors';
import type { Bucket } from '../platform/firebase';

export type PictureStore = ReturnType<typeof createPictureStore>;

const NOT_FOUND = 404;

export function createPictureStore(bucket: () => Promise<Bucket>) {
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
  };
}
