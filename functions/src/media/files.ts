import pLimit from 'p-limit';
import { codeOf, unavailable } from '../platform/errors';
import type { Bucket } from '../platform/firebase';

const NOT_FOUND = 404;
const PAGE = 300;
const DELETED_AT_ONCE = 8;

/** The files of a folder of the bucket, such as `documents/`; paths are below it. Throws 503 while Storage is down. */
export function createFiles(bucket: () => Promise<Bucket>, folder: string, caching = 'private, no-store') {
  const inBucket = async <Result>(work: (target: Bucket) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await bucket());
    } catch (error) {
      throw unavailable(error);
    }
  };
  const ofFile = <Result>(
    path: string,
    work: (file: ReturnType<Bucket['file']>) => Promise<[Result, ...unknown[]]>,
  ) =>
    inBucket(async (target) => {
      try {
        const [result] = await work(target.file(folder + path));
        return result;
      } catch (error) {
        if (codeOf(error) === NOT_FOUND) return null;
        throw error;
      }
    });

  return {
    save: (path: string, bytes: Buffer, contentType: string, name?: string): Promise<void> =>
      inBucket((target) =>
        target.file(folder + path).save(bytes, {
          resumable: false,
          metadata: { contentType, cacheControl: caching, ...(name !== undefined && { metadata: { name } }) },
        }),
      ),

    /** Returns `null` for a missing file. */
    read: (path: string): Promise<Buffer | null> => ofFile(path, (file) => file.download()),

    /** Returns `null` for a missing file. */
    describe: (path: string) => ofFile(path, (file) => file.getMetadata()),

    /** Deletes all files whose paths start so. */
    removeAll: (starts: readonly string[]): Promise<void> =>
      inBucket(async (target) => {
        await Promise.all(starts.map((start) => target.deleteFiles({ prefix: folder + start })));
      }),

    /** Deletes files written by `before` that are not kept: a younger one may be in a form that is not sent yet. */
    expire: (
      before: Date,
      keep: (paths: readonly string[]) => Promise<(path: string) => boolean>,
    ): Promise<void> =>
      inBucket(async (target) => {
        let pageToken: string | undefined;
        do {
          const page = { maxResults: PAGE, autoPaginate: false, ...(pageToken && { pageToken }) };
          const [files, next] = await target.getFiles({ prefix: folder, ...page });
          const old = files
            .filter(({ metadata: { timeCreated = '' } }) => new Date(timeCreated) <= before)
            .map(({ name }) => name.slice(folder.length));
          const isKept = old.length > 0 ? await keep(old) : () => true;
          const gone = old.filter((path) => !isKept(path)).map((path) => folder + path);
          await deleteObjects(target, gone);
          // There is no next query after the last page, whatever the type says.
          pageToken = next?.pageToken;
        } while (pageToken);
      }),
  };
}

export async function deleteObjects(bucket: Bucket, paths: readonly string[]): Promise<void> {
  const inTurn = pLimit(DELETED_AT_ONCE);
  await Promise.all(paths.map((path) => inTurn(() => bucket.file(path).delete({ ignoreNotFound: true }))));
}
