import type { Readable } from 'node:stream';
import { type FirestoreController, FirestoreMock } from '@firebase-bridge/firestore-admin';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { commitClock } from './commit-clock';
import type { DocumentState } from './document-state';
import type { WireFields } from './rules/wire-value';
import { fieldsFromJson, fieldsToJson } from './wire-json';

/** How the Admin SDK's classes talk to its gRPC client, which is what the database in memory takes the place of. */
interface Channel {
  request(method: string, request: object, tag: string): Promise<unknown>;
  requestStream(method: string, bidirectional: boolean, request: object, tag: string): Promise<Duplex>;
  _serializer: { encodeFields(data: DocumentData): WireFields };
}

interface Write {
  update?: { name?: string };
  delete?: string;
  /** How clients of old write a server's time; now it stands beside an update. */
  transform?: { document?: string };
}

/** Keeps what a commit made of documents, if anybody does: asks for it at once, and resolves when it is safe. */
export type Keep = (documents: () => DocumentState[]) => Promise<void>;

/** A document, or the lack of one. */
export interface StoredDocument {
  readonly exists: boolean;
  readonly data?: DocumentData | undefined;
  readonly updateTime: Timestamp;
}

type Duplex = Readable & { end(): void };

const TAG = 'stand-in';
/** How many documents are deleted at once: their paths are arguments of one call. */
const CHUNK = 500;
/** What a document holds between its creation and its last change. No real field may have such a name. */
const BEFORE = { __before__: { nullValue: null } };

/** The database in memory, asked in the shapes of `google.firestore.v1`. */
export class Backend {
  readonly #controller: FirestoreController;
  readonly #channel: Channel;
  readonly #keep: Keep;
  readonly #name: string;
  /** The time of what is being restored. */
  #then: number | undefined;
  #latest = 0;

  /** Commits are answered once `keep` has kept them. */
  constructor(projectId: string, keep: Keep = async () => {}) {
    const memory = new FirestoreMock();
    const controller = memory.createDatabase({ projectId });
    // Time goes on from what was restored, also where the machine's clock was put back.
    const clock = commitClock(
      () => controller.version(),
      () => Math.max(Date.now(), this.#latest),
    );
    memory.systemTime.custom(() => (this.#then === undefined ? clock() : new Date(this.#then)));
    this.#keep = keep;
    this.#name = `projects/${projectId}/databases/(default)`;
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
   * answer, which waits until that is kept. `method` is the Admin SDK's name for it, such as `batchWrite`.
   */
  request<Answer = object>(method: string, request: object): Promise<Answer> {
    const version = this.version();
    const answer = this.#channel.request(method, request, TAG) as Promise<Answer>;
    if (this.version() === version || this.#then !== undefined) return answer;
    const { writes = [] } = request as { writes?: Write[] };
    const names = writes.flatMap(
      (write) => write.update?.name ?? write.delete ?? write.transform?.document ?? [],
    );
    const paths = new Set(names.map((name) => name.slice(`${this.#name}/documents/`.length)));
    const kept = this.#keep(() => [...paths].map((path) => this.#stateOf(path)));
    return Promise.all([answer, kept]).then(([value]) => value);
  }

  /** Every document as it is stored. */
  documents(): DocumentState[] {
    return this.#controller.database.toDocumentPaths().map((path) => this.#stateOf(path));
  }

  /** Puts documents into the empty database as they were, with the times at which they were written. */
  async restore(documents: readonly DocumentState[]): Promise<void> {
    const begun = documents.filter(({ created, updated }) => created < updated);
    const changes = [
      ...begun.map(({ path, created }) => ({ path, at: created, fields: BEFORE })),
      ...documents.map(({ path, updated, fields }) => ({ path, at: updated, fields })),
    ].sort((one, other) => one.at - other.at);
    for (const { path, at, fields } of changes) {
      this.#then = at;
      const update = { name: `${this.#name}/documents/${path}`, fields: fieldsFromJson(fields ?? {}) };
      await this.#channel.request('commit', { database: this.#name, writes: [{ update }] }, TAG);
    }
    this.#latest = Math.max(0, ...changes.slice(-1).map(({ at }) => at));
    this.#then = undefined;
  }

  /** Answers a request that has many answers; the stream is paused. `listen` goes on until its stream is ended. */
  stream(method: string, request: object): Promise<Duplex> {
    return this.#channel.requestStream(method, method === 'listen', request, TAG);
  }

  /** A document as it is right now, by its path in the database. */
  read(path: string): StoredDocument {
    return this.#controller.database.getDocument(path);
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    const { database } = this.#controller;
    // Those who listen to a document hear of its end by its deletion only; the reset frees the memory.
    const paths = database.toDocumentPaths();
    for (let at = 0; at < paths.length; at += CHUNK) database.batchDelete(...paths.slice(at, at + CHUNK));
    this.#controller.reset();
    await this.#keep(() => paths.map((path) => this.#stateOf(path)));
  }

  #stateOf(path: string): DocumentState {
    const { data, createTime, updateTime } = this.#controller.database.getDocument(path);
    const updated = updateTime.toMillis();
    if (!data || !createTime) return { path, fields: null, created: updated, updated };
    const fields = fieldsToJson(this.#channel._serializer.encodeFields(data));
    return { path, fields, created: createTime.toMillis(), updated };
  }
}

function isChannel(firestore: object): firestore is Channel {
  return 'request' in firestore && 'requestStream' in firestore && '_serializer' in firestore;
}
