import type { Readable } from 'node:stream';
import { type FirestoreController, FirestoreMock } from '@firebase-bridge/firestore-admin';
import type { DocumentData } from 'firebase-admin/firestore';
import { commitClock } from './commit-clock';
import type { DocumentState } from './export';
import { fieldsFromJson, fieldsToJson, type WireFields } from './wire-json';

/** The Admin SDK's gRPC client, which the in-memory database replaces. */
interface Channel {
  request(method: string, request: object, tag: string): Promise<unknown>;
  requestStream(method: string, bidirectional: boolean, request: object, tag: string): Promise<Readable>;
  _serializer: { encodeFields(data: DocumentData): WireFields };
}

const TAG = 'emulator';
/** Stands for a restored document's content before its last change. Firestore reserves such names. */
const BEFORE = { __before__: { nullValue: null } };

/** The in-memory database, with requests in the shapes of `google.firestore.v1`. */
export class Backend {
  readonly #controller: FirestoreController;
  readonly #channel: Channel;
  readonly #name: string;
  /** Commit time of the document being restored. */
  #restoreTime: number | undefined;
  #latest = 0;

  constructor(projectId: string) {
    const memory = new FirestoreMock();
    const controller = memory.createDatabase({ projectId });
    // The clock continues after the restored commits, even when the machine's clock was set back.
    const clock = commitClock(
      () => controller.version(),
      () => Math.max(Date.now(), this.#latest),
    );
    memory.systemTime.custom(() => (this.#restoreTime === undefined ? clock() : new Date(this.#restoreTime)));
    this.#name = `projects/${projectId}/databases/(default)`;
    const firestore = controller.firestore();
    if (!isChannel(firestore))
      throw new Error('The Admin SDK no longer has the methods that this emulator calls.');
    this.#controller = controller;
    this.#channel = firestore;
  }

  version(): number {
    return this.#controller.version();
  }

  /** Applies writes at once. `method` is the Admin SDK's name, such as `batchWrite`. */
  request<Response = object>(method: string, request: object): Promise<Response> {
    return this.#channel.request(method, request, TAG) as Promise<Response>;
  }

  document(path: string): DocumentState | undefined {
    const { data, createTime, updateTime } = this.#controller.database.getDocument(path);
    if (!data || !createTime) return undefined;
    const fields = fieldsToJson(this.#channel._serializer.encodeFields(data));
    return { path, fields, created: createTime.toMillis(), updated: updateTime.toMillis() };
  }

  documents(): DocumentState[] {
    const { database } = this.#controller;
    return database.toDocumentPaths().flatMap((path) => this.document(path) ?? []);
  }

  /** Restores documents into the empty database, with their create and update times. */
  async restore(documents: readonly DocumentState[]): Promise<void> {
    const changedLater = documents.filter(({ created, updated }) => created < updated);
    const changes = [
      ...changedLater.map(({ path, created }) => ({ path, at: created, fields: BEFORE })),
      ...documents.map(({ path, updated, fields }) => ({ path, at: updated, fields })),
    ].sort((a, b) => a.at - b.at);
    // Each request applies its write before it returns; its response takes milliseconds.
    const responses = changes.map(({ path, at, fields }) => {
      this.#restoreTime = at;
      const update = { name: `${this.#name}/documents/${path}`, fields: fieldsFromJson(fields) };
      return this.request('commit', { database: this.#name, writes: [{ update }] });
    });
    this.#latest = Math.max(0, ...changes.slice(-1).map(({ at }) => at));
    this.#restoreTime = undefined;
    await Promise.all(responses);
  }

  /** The stream is paused. */
  stream(method: string, request: object): Promise<Readable> {
    return this.#channel.requestStream(method, false, request, TAG);
  }

  clear(): void {
    this.#controller.reset();
  }
}

function isChannel(firestore: object): firestore is Channel {
  return 'request' in firestore && 'requestStream' in firestore && '_serializer' in firestore;
}
