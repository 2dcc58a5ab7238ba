import { once } from 'node:events';
import { credentials, Metadata, makeGenericClientConstructor, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect } from 'vitest';
import { startFirestore } from '../server';
import { firestoreService } from '../service';

const PROJECT = 'demo-served';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const ROOT = `${DATABASE}/documents`;
export const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} {
      allow read: if resource.data.open == true;
      allow write: if request.auth.token.writer == true && request.resource.data.open == true;
    }
  }
}`;
export const permissionDenied = { code: status.PERMISSION_DENIED };

/** Metadata with a bearer token. */
export function as(token?: string): Metadata {
  const metadata = new Metadata();
  if (token) metadata.set('authorization', `Bearer ${token}`);
  return metadata;
}

export const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
export const tokenOf = (claims: object, alg = 'none') =>
  `${encode({ alg })}.${encode({ sub: 'ann', ...claims })}.`;
export const VISITOR = as();
export const OWNER = as('owner');
export const WRITER = as(tokenOf({ writer: true }));

export const note = (id: string, open: boolean) => ({
  update: { name: `${ROOT}/notes/${id}`, fields: { open: { booleanValue: open } } },
});

const Client = makeGenericClientConstructor(firestoreService, 'Firestore');

/** A server with `RULES`, an open note and a closed one for all tests of a file, and its methods for any caller. */
export function useRuledServer() {
  let server: Awaited<ReturnType<typeof startFirestore>>;
  let client: InstanceType<typeof Client>;

  beforeAll(async () => {
    server = await startFirestore({ host: '127.0.0.1', port: 0 });
    client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    expect(await api.putRules(RULES)).toEqual({ status: 200, body: { issues: [] } });
    await api.commit(OWNER, note('open', true), note('closed', false));
  });
  afterAll(() => {
    client.close();
    server.stop();
  });

  const api = {
    call: (method: string, request: object, metadata: Metadata) =>
      new Promise<object>((done, failed) => {
        client[method]?.(request, metadata, (error: Error | null, response: object) =>
          error ? failed(error) : done(response),
        );
      }),
    /** All responses of a streaming method. */
    async stream(method: string, request: object, metadata: Metadata): Promise<object[]> {
      const responses: object[] = [];
      const stream: NodeJS.EventEmitter = client[method]?.(request, metadata);
      stream.on('data', (response) => responses.push(response));
      await once(stream, 'end');
      return responses;
    },
    listen: (metadata: Metadata) => client.listen?.(metadata),
    commit: (metadata: Metadata, ...writes: object[]) =>
      api.call('commit', { database: DATABASE, writes }, metadata),
    get(metadata: Metadata, ...ids: string[]) {
      const documents = ids.map((id) => `${ROOT}/notes/${id}`);
      return api.stream('batchGetDocuments', { database: DATABASE, documents }, metadata);
    },
    async putRules(content: string, more: object = {}): Promise<{ status: number; body: object }> {
      const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/${PROJECT}:securityRules`;
      const body = JSON.stringify({ rules: { files: [{ name: 'x.rules', content }] }, ...more });
      const response = await fetch(url, { method: 'PUT', body });
      return { status: response.status, body: (await response.json()) as object };
    },
  };
  return api;
}
