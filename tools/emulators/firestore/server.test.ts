import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { credentials, Metadata, makeGenericClientConstructor, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';
import { firestoreService } from './service';
import { useServer } from './testing/server-process';

const server = useServer();
const DATABASE = 'projects/demo-one/databases/(default)';
const Client = makeGenericClientConstructor(firestoreService, 'Firestore');

it('isolates the databases of two projects', async () => {
  const [one, two] = [server.database('demo-one'), server.database('demo-two')];
  await one.doc('things/one').set({ a: 1 });
  expect((await two.doc('things/one').get()).exists).toBe(false);
  await two.doc('things/one').set({ a: 2 });
  expect(await server.clear('demo-one')).toBe(200);
  expect((await one.doc('things/one').get()).exists).toBe(false);
  expect((await two.doc('things/one').get()).get('a')).toBe(2);
});

it('denies every caller but the Admin SDK when there are no rules', async () => {
  const client = new Client(server.origin(), credentials.createInsecure());
  const commit = (metadata: Metadata) =>
    new Promise((done, failed) => {
      client.commit?.(
        { database: DATABASE, writes: [{ delete: `${DATABASE}/documents/things/one` }] },
        metadata,
        (error: Error | null, response: unknown) => (error ? failed(error) : done(response)),
      );
    });
  const outcomeOf = (stream: NodeJS.EventEmitter | undefined) =>
    new Promise((done) => stream?.on('data', done).on('error', done));
  const as = (token: string) => {
    const metadata = new Metadata();
    metadata.set('authorization', token);
    return metadata;
  };
  const denied = { code: status.PERMISSION_DENIED };
  await expect(commit(new Metadata())).rejects.toMatchObject(denied);
  await expect(commit(as('Bearer somebody'))).rejects.toMatchObject(denied);
  await expect(commit(as('Bearer owner'))).resolves.toHaveProperty('commitTime');

  const query = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'things' }] } };
  expect(await outcomeOf(client.runQuery?.(query, as('Bearer somebody')))).toMatchObject(denied);
  for (const method of ['listen', 'write'] as const) {
    const stream = client[method]?.(as('Bearer somebody'));
    stream.write({ database: DATABASE });
    expect(await outcomeOf(stream)).toMatchObject(denied);
  }
  client.close();
});

it('reports its health over plain HTTP, and 404 for unknown endpoints', async () => {
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`http://${server.origin()}${path}`, { method })).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/emulator/v1/projects/demo-one:securityRules', 'PUT')).toBe(400);
  expect(await statusOf('/emulator/v1/other')).toBe(404);
  expect(await statusOf('/%')).toBe(404);
  expect(await statusOf('//')).toBe(404);
});

describe('the shared port', () => {
  const HELLO = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
  const sockets: Socket[] = [];
  const call = async () => {
    const [host = '', port] = server.origin().split(':');
    const socket = connect(Number(port), host).setNoDelay(true);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const firstResponse = async (socket: Socket, bytes: string | Buffer): Promise<Buffer> => {
    socket.write(bytes);
    const [data] = await once(socket, 'data');
    return data;
  };
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  it('detects HTTP/2 by its preface, even when that arrives in pieces', async () => {
    const socket = await call();
    socket.write(HELLO.slice(0, 2));
    // The server has read the first piece by the time it responds to another request.
    await fetch(`http://${server.origin()}/`);
    const [, , , type] = await firstResponse(socket, HELLO.slice(2));
    const SETTINGS = 4; // the frame that opens HTTP/2: RFC 9113, section 6.5
    expect(type).toBe(SETTINGS);
  });

  it('survives garbage', async () => {
    const garbage = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 251) % 256));
    expect((await firstResponse(await call(), garbage)).toString('latin1')).toMatch(/^HTTP\/1\.1 400 /);
    await firstResponse(await call(), Buffer.concat([Buffer.from(HELLO), garbage]));
    await call();
    expect((await fetch(`http://${server.origin()}/`)).status).toBe(200);
  });
});
