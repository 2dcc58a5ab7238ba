import type { Readable } from 'node:stream';
import { type FirestoreController, FirestoreMock } from '@firebase-bridge/firestore-admin';
import { commitClock } from './commit-clock';

/** How the Admin SDK's classes talk to its gRPC client, which is what the database in memory takes the place of. */
interface Channel {
  request(method: string, request: object, tag: string): Promise<unknown>;
  requestStream(method: string, bidirectional: boolean, request: object, tag: string): Promise<Duplex>;
}

type Duplex = Readable & { end(): void };

const TAG = 'stand-in';
/** How many documents are deleted at once: their paths are arguments of one call. */
const CHUNK = 500;

/** The database in memory, asked in the shapes of `google.firestore.v1`. */
export class Backend {
  readonly #controller: FirestoreController;
  readonly #channel: Channel;

  constructor(projectId: string) {
    const memory = new FirestoreMock();
    const controller = memory.createDatabase({ projectId });
    memory.systemTime.custom(commitClock(() => controller.version()));
    const firestore = controller.firestore();
    if (!isChannel(firestore)) throw new Error('The Admin SDK has another way to its client by now.');
    this.#controller = controller;
    this.#channel = firestore;
  }

  /** Counts the commits. */
  version(): number {
    return this.#controller.version();
  }

  /**
   * Answers a request that has one answer; what it writes is written by the time this returns, long before the
   * answer. `method` is the Admin SDK's name for it, such as `batchWrite`.
   */
  request<Answer = object>(method: string, request: object): Promise<Answer> {
    return this.#channel.request(method, request, TAG) as Promise<Answer>;
  }

  /** Answers a request that has many answers; the stream is paused. `listen` goes on until its stream is ended. */
  stream(method: string, request: object): Promise<Duplex> {
    return this.#channel.requestStream(method, method === 'listen', request, TAG);
  }

  /** Deletes everything. */
  clear(): void {
    const { database } = this.#controller;
    // Those who listen to a document hear of its end by its deletion only; the reset frees the memory.
    const paths = database.toDocumentPaths();
    for (let at = 0; at < paths.length; at += CHUNK) database.batchDelete(...paths.slice(at, at + CHUNK));
    this.#controller.reset();
  }
}

function isChannel(firestore: object): firestore is Channel {
  return 'request' in firestore && 'requestStream' in firestore;
}
