import type { Bucket } from '../../../functions/src/platform/firebase';

interface StoredObject {
  readonly bytes: Buffer;
  readonly metadata: Record<string, unknown>;
}

interface SaveOptions {
  readonly contentType?: string;
  readonly metadata?: Record<string, unknown>;
}

/** Objects in the memory. */
export function createBucket(name: string): Bucket {
  const objects = new Map<string, StoredObject>();

  const found = (path: string): StoredObject => {
    const object = objects.get(path);
    if (object) return object;
    throw Object.assign(new Error(`No such object: ${path}`), { code: 404 });
  };

  const file = (path: string) => ({
    name: path,
    metadata: objects.get(path)?.metadata ?? {},
    async save(data: Buffer | string, { contentType, metadata }: SaveOptions = {}) {
      const bytes = Buffer.from(data);
      const kept = { contentType, timeCreated: new Date().toISOString(), size: bytes.length, ...metadata };
      objects.set(path, { bytes, metadata: kept });
    },
    download: async () => [found(path).bytes],
    getMetadata: async () => [found(path).metadata, {}],
    exists: async () => [objects.has(path)],
    async delete({ ignoreNotFound = false } = {}) {
      if (!ignoreNotFound) found(path);
      objects.delete(path);
    },
  });

  const pathsBelow = (prefix: string) => [...objects.keys()].filter((path) => path.startsWith(prefix)).sort();
  const bucket = {
    name,
    file,
    getFiles: async ({ prefix = '' } = {}) => [pathsBelow(prefix).map(file)],
    async deleteFiles({ prefix = '' } = {}) {
      for (const path of pathsBelow(prefix)) objects.delete(path);
    },
  };
  // The few methods that the app and the tests in this process call.
  return bucket as unknown as Bucket;
}
