import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { credentials, Metadata, makeGenericClientConstructor, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';
import { firestoreService } from './service';
import { useServer } from './testing/server-process';

const server = useServer();
const DATABASE = 'projects/demo-one/databases/(default)';
const Client = makeGenericClientConstructor(firestoreService, 'Firestore');

it('of two projects see nothing of each other', async () => {
  const [one, two] = [server.database('demo-one'), server.database('demo-two')];
  await one.doc('things/one').set({ a: 1 });
  expect((await two.doc('things/one').get()).exists).toBe(false);
  await two.doc('things/one').set({ a: 2 });
  expect(await server.clear('demo-one')).toBe(200);
  expect((await one.doc('things/one').get()).exists).toBe(false);
  expect((await two.doc('things/one').get()).get('a')).toBe(2);
});

it('other than the Admin SDK are refused where there are no rules', async () => {
  const client = new Client(server.origin(), credentials.createInsecure());
  const commit = (metadata: Metadata) =>
    new Promise((done, failed) => {
      client.commit?.(
        { database: DATABASE, writes: [{ delete: `${DATABASE}/documents/things/one` }] },
        metadata,
        (error: Error | null, answer: unknown) => (error ? failed(error) : done(answer)),
      );
    });
  const outcomeOf = (stream: NodeJS.EventEmitter | undefined) =>
    new Promise((done) => stream?.on('data', done).on('error', done));
  const as = (token: string) => {
    const metadata = new Metadata();
    metadata.set('authorization', token);
    return metadata;
  };
  const refusal = { code: status.PERMISSION_DENIED };
  await expect(commit(new Metadata())).rejects.toMatchObject(refusal);
  await expect(commit(as('Bearer somebody'))).rejects.toMatchObject(refusal);
  await expect(commit(as('Bearer owner'))).resolves.toHaveProperty('commitTime');

  const query = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'things' }] } };
  expect(await outcomeOf(client.runQuery?.(query, as('Bearer somebody')))).toMatchObject(refusal);
  for (const method of ['listen', 'write'] as const) {
    const stream = client[method]?.(as('Bearer somebody'));
    stream.write({ database: DATABASE });
    expect(await outcomeOf(stream)).toMatchObject(refusal);
  }
  client.close();
});

it('over plain HTTP learn that it runs, and of what is not there', async () => {
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`http://${server.origin()}${path}`, { method })).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/emulator/v1/projects/demo-one:securityRules', 'PUT')).toBe(400);
  expect(await statusOf('/emulator/v1/other')).toBe(404);
  expect(await statusOf('/%')).toBe(404);
  expect(await statusOf('//')).toBe(404);
});

describe('of the bare port', () => {
  const HELLO = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
  const sockets: Socket[] = [];
  const call = async () => {
    const [host = '', port] = server.origin().split(':');
    const socket = connect(Number(port), host).setNoDelay(true);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const answerTo = async (socket: Socket, bytes: string | Buffer): Promise<Buffer> => {
    socket.write(bytes);
    const [answer] = await once(socket, 'data');
    return answer;
  };
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  it('are told apart by their first word, also when it comes in pieces', async () => {
    const socket = await call();
    socket.write(HELLO.slice(0, 2));
    // By the time that another is answered, the first piece has been looked at.
    await fetch(`http://${server.origin()}/`);
    const [, , , type] = await answerTo(socket, HELLO.slice(2));
    const SETTINGS = 4; // the frame that opens HTTP/2: RFC 9113, section 6.5
    expect(type).toBe(SETTINGS);
  });

  it('do no harm with garbage', async () => {
    const garbage = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 251) % 256));
    expect((await answerTo(await call(), garbage)).toString('latin1')).toMatch(/^HTTP\/1\.1 400 /);
    await answerTo(await call(), Buffer.concat([Buffer.from(HELLO), garbage]));
    await call();
    expect((await fetch(`http://${server.origin()}/`)).status).toBe(200);
  });
});
