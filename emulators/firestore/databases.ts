import type { Duplex } from 'node:stream';
import { type FirestoreController, FirestoreMock } from '@firebase-bridge/firestore-admin';

/** The Admin SDK's way to its gRPC client, behind which the in-memory database answers. */
export interface Backend {
  request(method: string, request: object, tag: string): Promise<unknown>;
  requestStream(method: string, bidirectional: boolean, request: object, tag: string): Promise<Duplex>;
}

function isBackend(firestore: object): firestore is Backend {
  return 'request' in firestore && 'requestStream' in firestore;
}

/** One database a project, made when it is first asked for. */
export class Databases {
  readonly #memory = new FirestoreMock();
  readonly #databases = new Map<string, { controller: FirestoreController; backend: Backend }>();

  backend(projectId: string): Backend {
    return this.#open(projectId).backend;
  }

  /** Empties a project's database. */
  clear(projectId: string): void {
    this.#open(projectId).controller.reset();
  }

  #open(projectId: string) {
    const known = this.#databases.get(projectId);
    if (known) return known;
    const controller = this.#memory.createDatabase({ projectId });
    const backend = controller.firestore();
    if (!isBackend(backend)) throw new Error('This version of the Admin SDK has another way to its client.');
    const opened = { controller, backend };
    this.#databases.set(projectId, opened);
    return opened;
  }
}

/** The project in a resource name: `projects/{project}/databases/…`. */
export function projectOf(resource: string): string {
  const project = /^projects\/([^/]+)\/databases\//.exec(resource)?.[1];
  if (!project) throw new Error(`Not the name of a database or document: ${resource}`);
  return project;
}
