import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DocumentState } from './export';

const WRITTEN = 'google.cloud.firestore.document.v1.written';

/** The Firebase CLI sends it: https://github.com/firebase/firebase-tools, `getV2FirestoreAttributes`. */
export const NewTrigger = z.object({
  eventType: z.string(),
  database: z.string(),
  document: z.object({ value: z.string() }),
});

/** A cold start takes seconds. The Functions emulator never responds when the function's process dies. */
const TIMEOUT_MS = 20_000;
const TRIES = 3;

/** A state is `undefined` before a creation, and after a deletion. */
export interface DocumentChange {
  readonly path: string;
  readonly before: DocumentState | undefined;
  readonly after: DocumentState | undefined;
}

interface Trigger {
  readonly key: string;
  /** Matches paths of documents. */
  readonly pattern: RegExp;
}

/** Delivers changes of documents to the Functions emulator as Eventarc does, but retries only twice. */
export class Triggers {
  readonly #byProject = new Map<string, Trigger[]>();
  /** Events wait for each other: the Functions emulator starts a process for each concurrent one. */
  #last: Promise<void> = Promise.resolve();

  /** `functions` is `host:port` of the Functions emulator. */
  constructor(
    readonly functions: string | undefined,
    readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** Replaces a trigger with the same key. Returns `false` for an unsupported trigger. */
  register(project: string, key: string, { eventType, document }: z.infer<typeof NewTrigger>): boolean {
    if (eventType !== WRITTEN || !this.functions) return false;
    const pattern = new RegExp(`^${document.value.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    const otherTriggers = this.#of(project).filter((trigger) => trigger.key !== key);
    this.#byProject.set(project, [...otherTriggers, { key, pattern }]);
    return true;
  }

  watches(project: string, path: string): boolean {
    return this.#of(project).some(({ pattern }) => pattern.test(path));
  }

  /** Does not wait for the functions, as commits do not. */
  deliver(project: string, change: DocumentChange): void {
    for (const { key, pattern } of this.#of(project)) {
      if (!pattern.test(change.path)) continue;
      this.#last = this.#last
        .then(() => this.#tell(project, key, change))
        .catch((error: unknown) => {
          console.error(`The trigger ${key} was not told of ${change.path}:`, error);
        });
    }
  }

  async #tell(project: string, key: string, change: DocumentChange): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#post(project, key, change);
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  async #post(project: string, key: string, { path, before, after }: DocumentChange): Promise<void> {
    const root = `projects/${project}/databases/(default)`;
    const documentOf = (document: DocumentState | undefined) =>
      document && {
        name: `${root}/documents/${path}`,
        fields: document.fields,
        createTime: new Date(document.created).toISOString(),
        updateTime: new Date(document.updated).toISOString(),
      };
    const response = await fetch(`http://${this.functions}/functions/projects/${project}/triggers/${key}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/cloudevents+json' },
      signal: AbortSignal.timeout(this.timeoutMs),
      body: JSON.stringify({
        specversion: '1.0',
        id: randomUUID(),
        type: WRITTEN,
        source: `//firestore.googleapis.com/${root}`,
        subject: `documents/${path}`,
        time: new Date(after?.updated ?? Date.now()).toISOString(),
        datacontenttype: 'application/json',
        project,
        database: '(default)',
        namespace: '(default)',
        document: path,
        location: 'local',
        data: { value: documentOf(after), oldValue: documentOf(before) },
      }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  }

  #of(project: string): readonly Trigger[] {
    return this.#byProject.get(project) ?? [];
  }
}
