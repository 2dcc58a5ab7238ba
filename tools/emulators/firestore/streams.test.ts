import {
  type ClientDuplexStream,
  credentials,
  Metadata,
  makeGenericClientConstructor,
  status,
} from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFirestore } from './server';
import { firestoreService } from './service';
import { EventRecorder } from './testing/event-recorder';

// Client SDKs, unlike the Admin SDK, listen to several targets on one stream and commit in a Write stream.

interface Response {
  streamId?: string;
  streamToken?: Buffer;
  commitTime?: object;
  writeResults?: object[];
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { code: number; message: string };
  };
  documentChange?: { document: { name: string }; targetIds: number[] };
  documentDelete?: { document: string; removedTargetIds?: number[] };
}

const DATABASE = 'projects/demo-streams/databases/(default)';
const nameOf = (path: string) => `${DATABASE}/documents/${path}`;
const Client = makeGenericClientConstructor(firestoreService, 'Firestore');
let server: Awaited<ReturnType<typeof startFirestore>>;
let client: InstanceType<typeof Client>;

beforeAll(async () => {
  server = await startFirestore({ host: '127.0.0.1', port: 0 });
  client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
});
afterAll(() => {
  client.close();
  server.stop();
});

function openStream(method: 'listen' | 'write') {
  const owner = new Metadata();
  owner.set('authorization', 'Bearer owner');
  const stream: ClientDuplexStream<object, Response> = client[method]?.(owner);
  const recorder = new EventRecorder<Response>();
  const ended = new Promise<unknown>((done) => stream.on('error', done).on('end', () => done('end')));
  stream.on('data', recorder.add);
  return { stream, recorder, ended };
}

const set = (path: string) => ({ update: { name: nameOf(path), fields: { n: { integerValue: '1' } } } });

describe('a Write stream', () => {
  it('returns a token, commits in order, and ends with the client', async () => {
    const { stream, recorder, ended } = openStream('write');
    stream.write({ database: DATABASE });
    const [first] = await recorder.waitForCount(1);
    expect(first).toMatchObject({ streamId: expect.any(String), streamToken: expect.any(Buffer) });
    stream.write({ streamToken: first?.streamToken, writes: [set('written/one')] });
    stream.write({
      streamToken: first?.streamToken,
      writes: [{ delete: nameOf('written/one') }, set('written/two')],
    });
    const responses = await recorder.waitForCount(3);
    expect(responses.slice(1).map(({ writeResults }) => writeResults?.length)).toEqual([1, 2]);
    stream.end();
    expect(await ended).toBe('end');
  });

  it('ends with the first commit that fails', async () => {
    const { stream, recorder, ended } = openStream('write');
    stream.write({ database: DATABASE });
    await recorder.waitForCount(1);
    stream.write({ writes: [{ ...set('written/none'), currentDocument: { exists: true } }] });
    expect(await ended).toMatchObject({ code: status.NOT_FOUND });
  });
});

describe('a Listen stream', () => {
  const addDocument = (targetId: number, path: string) => ({
    database: DATABASE,
    addTarget: { targetId, documents: { documents: [nameOf(path)] } },
  });
  const addQuery = (targetId: number, collectionId: string, ...orderBy: string[]) => {
    const order = orderBy.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' }));
    const structuredQuery = { from: [{ collectionId }], orderBy: order };
    return {
      database: DATABASE,
      addTarget: { targetId, query: { parent: `${DATABASE}/documents`, structuredQuery } },
    };
  };
  const isConsistent = ({ targetChange }: Response) =>
    targetChange?.targetChangeType === 'NO_CHANGE' && (targetChange.targetIds ?? []).length === 0;
  const commit = async (...writes: object[]) => {
    const { stream, recorder } = openStream('write');
    stream.write({ database: DATABASE });
    stream.write({ writes });
    await recorder.waitForCount(2);
    stream.end();
  };

  it('sends a change of one of several targets without waiting for the others', async () => {
    const { stream, recorder } = openStream('listen');
    stream.write(addDocument(2, 'heard/a'));
    stream.write(addQuery(4, 'heard-too'));
    await recorder.waitFor(() =>
      [2, 4].every((id) => recorder.items.some(({ targetChange }) => isCurrent(targetChange, id))),
    );
    const before = recorder.items.filter(isConsistent).length;
    await commit(set('heard/a'));
    const change = await recorder.waitFor(({ documentChange }) => documentChange !== undefined);
    expect(change.documentChange).toMatchObject({ document: { name: nameOf('heard/a') }, targetIds: [2] });
    await recorder.waitFor(() => recorder.items.filter(isConsistent).length > before);

    await commit({ delete: nameOf('heard/a') });
    const deletion = await recorder.waitFor(({ documentDelete }) => documentDelete !== undefined);
    expect(deletion.documentDelete).toMatchObject({ document: nameOf('heard/a'), removedTargetIds: [2] });
    stream.end();
  });

  it('rejects one target and serves the others', async () => {
    const { stream, recorder, ended } = openStream('listen');
    stream.write(addQuery(2, 'heard', 'a', 'b'));
    stream.write(addDocument(4, 'heard/b'));
    const rejection = await recorder.waitFor(({ targetChange }) => targetChange?.cause !== undefined);
    expect(rejection.targetChange).toMatchObject({
      targetChangeType: 'REMOVE',
      targetIds: [2],
      cause: { code: status.FAILED_PRECONDITION },
    });
    await recorder.waitFor(({ targetChange }) => isCurrent(targetChange, 4));
    stream.write({ database: DATABASE, removeTarget: 4 });
    await recorder.waitFor(
      ({ targetChange }) => targetChange?.targetChangeType === 'REMOVE' && targetChange.targetIds?.[0] === 4,
    );
    stream.end();
    expect(await ended).toBe('end');
  });
});

function isCurrent(change: Response['targetChange'], targetId: number): boolean {
  return change?.targetChangeType === 'CURRENT' && change.targetIds?.includes(targetId) === true;
}
