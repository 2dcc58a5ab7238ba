import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  credentials,
  Metadata,
  makeGenericClientConstructor,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFirestore } from './server';
import { firestoreService } from './service';
import { useServer } from './testing/use-server';

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

describe('for callers other than the Admin SDK', () => {
  const CALLERS = [undefined, 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbm4ifQ.'];
  let client: InstanceType<typeof Client>;
  beforeAll(() => {
    client = new Client(server.origin(), credentials.createInsecure());
  });
  afterAll(() => client.close());

  function as(token: string | undefined): Metadata {
    const metadata = new Metadata();
    if (token) metadata.set('authorization', token);
    return metadata;
  }

  it('no method succeeds', async () => {
    const request = { database: DATABASE, parent: `${DATABASE}/documents` };
    const codeOf = (name: string, isStream: boolean, metadata: Metadata) =>
      new Promise<number | undefined>((done) => {
        if (isStream)
          client[name]?.(request, metadata)
            .on('data', done)
            .on('error', (error: ServiceError) => done(error.code));
        else client[name]?.(request, metadata, (error: ServiceError | null) => done(error?.code));
      });
    const notDenied: string[] = [];
    for (const [name, { requestStream, responseStream }] of Object.entries(firestoreService)) {
      if (requestStream) continue;
      // The methods that the Admin SDK does not call are not implemented for anybody.
      const owner = await codeOf(name, responseStream, as('Bearer owner'));
      for (const caller of CALLERS) {
        const code = await codeOf(name, responseStream, as(caller));
        if (code !== status.PERMISSION_DENIED && owner !== status.UNIMPLEMENTED) notDenied.push(name);
      }
    }
    expect(notDenied).toEqual([]);
  });
});

it('has no listeners for the Admin SDK', async () => {
  const error = await new Promise<Error>((resolve, reject) => {
    server.database().doc('things/one').onSnapshot(reject, resolve);
  });
  expect(error.message).toMatch(/^Error 12: /);
});

describe('rules', () => {
  const rulesOf = (condition: string) =>
    `service cloud.firestore { match /a/{b} { allow read: if ${condition}; } }`;
  const reason = expect.stringContaining('npm run start:official');

  it('are rejected when they are not "if false", as an error or as a list of issues', async () => {
    const put = async (content: string, more: object = {}) => {
      const url = `http://${server.origin()}/emulator/v1/projects/demo-one:securityRules`;
      const body = JSON.stringify({ rules: { files: [{ content }] }, ...more });
      const response = await fetch(url, { method: 'PUT', body });
      return { status: response.status, body: await response.json() };
    };
    expect(await put(rulesOf('false'))).toEqual({ status: 200, body: { issues: [] } });
    expect(await put(rulesOf('true'))).toMatchObject({ status: 400, body: { error: { message: reason } } });
    const issue = { severity: 'ERROR', description: reason, sourcePosition: {} };
    expect(await put(rulesOf('true'), { ignore_errors: true })).toMatchObject({
      status: 200,
      body: { issues: [issue] },
    });
  });

  it('in the file that the CLI names prevent the start when they are not "if false"', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    const rules = join(folder, 'firestore.rules');
    writeFileSync(rules, rulesOf('true'));
    await expect(startFirestore({ host: '127.0.0.1', port: 0, rules })).rejects.toThrow('start:official');
    rmSync(folder, { recursive: true });
  });
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
