import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { reasonToReject } from '../deny-all';
import { startControlServer } from './control-server';
import { Databases } from './databases';
import { readExport } from './export';
import { createHandlers } from './handlers';
import { DeclaredIndexes } from './indexes/declared';
import { firestoreService } from './service';
import { startSharedPort } from './shared-port';
import { Triggers } from './triggers';

/** Production's limit. */
const MAX_REQUEST_BYTES = 11_534_336;
const INDEX_FILE = resolve(import.meta.dirname, '../../../firestore.indexes.json');

interface Options {
  host: string;
  /** 0 means any free port. */
  port: number;
  /** A rules file to check: only the Admin SDK has access. */
  rules?: string | undefined;
  /** The file of an export. */
  importFrom?: string | undefined;
  /** `host:port` of the Functions emulator, which receives written documents. */
  functions?: string | undefined;
}

/** Serves Firestore's gRPC API and the emulator's HTTP endpoints on one port. */
export async function startFirestore({
  host,
  port,
  rules,
  importFrom,
  functions,
}: Options): Promise<{ port: number; stop: () => void }> {
  const reason = rules && reasonToReject(readFileSync(rules, 'utf8'));
  if (reason) throw new Error(`${rules}: ${reason}`);
  const triggers = new Triggers(functions);
  const databases = new Databases(triggers);
  if (importFrom) {
    const { project, documents } = readExport(importFrom);
    await databases.open(project).restore(documents);
  }
  const indexes = DeclaredIndexes.parse(JSON.parse(readFileSync(INDEX_FILE, 'utf8')));

  const grpc = new Server({
    'grpc.max_receive_message_length': MAX_REQUEST_BYTES,
    'grpc.max_send_message_length': -1,
  });
  grpc.addService(firestoreService, createHandlers(databases, indexes));
  const grpcPort = await new Promise<number>((ready, failed) => {
    grpc.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? failed(error) : ready(bound),
    );
  });
  const control = await startControlServer(databases, triggers);
  const shared = await startSharedPort({ host, port, http2Port: grpcPort, http1Port: control.port });

  return {
    port: shared.port,
    stop() {
      shared.stop();
      control.stop();
      grpc.forceShutdown();
    },
  };
}
