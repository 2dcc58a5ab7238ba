import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CreatedDocument } from './backend';

const CREATED = 'google.cloud.firestore.document.v1.created';

/** Sent by the Firebase CLI: https://github.com/firebase/firebase-tools, `getV2FirestoreAttributes`. */
export const NewTrigger = z.object({
  eventType: z.string(),
  database: z.string(),
  document: z.object({ value: z.string() }),
});

/** For a cold start. The Functions emulator never responds when the function's process dies. */
const TIMEOUT_MS = 20_000;
const TRIES = 3;

interface Trigger {
  readonly key: string;
  /** Matches paths of documents. */
  readonly pattern: RegExp;
}

/** Delivers created documents to the Functions emulator as Eventarc does, but retries only twice. */
export class Triggers {
  readonly #byProject = new Map<string, Trigger[]>();
  /** One event at a time: the Functions emulator starts a process for each concurrent one. */
  #last: Promise<void> = Promise.resolve();

  /** `functions` is `host:port` of the Functions emulator. */
  constructor(
    readonly functions: string | undefined,
    readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** `false` for an unsupported trigger. Replaces a trigger with the same key. */
  register(project: string, key: string, { eventType, document }: z.infer<typeof NewTrigger>): boolean {
    if (eventType !== CREATED || !this.functions) return false;
    const pattern = new RegExp(`^${document.value.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    const others = this.#of(project).filter((trigger) => trigger.key !== key);
    this.#byProject.set(project, [...others, { key, pattern }]);
    return true;
  }

  watches(project: string, path: string): boolean {
    return this.#of(project).some(({ pattern }) => pattern.test(path));
  }

  /** Does not wait for the functions, as commits do not. */
  deliver(project: string, document: CreatedDocument): void {
    for (const { key, pattern } of this.#of(project)) {
      if (!pattern.test(document.path)) continue;
      this.#last = this.#last
        .then(() => this.#tell(project, key, document))
        .catch((error: unknown) => {
          console.error(`The trigger ${key} was not told of ${document.path}:`, error);
        });
    }
  }

  async #tell(project: string, key: string, document: CreatedDocument): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#post(project, key, document);
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  async #post(project: string, key: string, { path, fields, created }: CreatedDocument): Promise<void> {
    const root = `projects/${project}/databases/(default)`;
    const time = new Date(created).toISOString();
    const value = { name: `${root}/documents/${path}`, fields, createTime: time, updateTime: time };
    const response = await fetch(`http://${this.functions}/functions/projects/${project}/triggers/${key}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/cloudevents+json' },
      signal: AbortSignal.timeout(this.timeoutMs),
      body: JSON.stringify({
        specversion: '1.0',
        id: randomUUID(),
        type: CREATED,
        source: `//firestore.googleapis.com/${root}`,
        subject: `documents/${path}`,
        time,
        datacontenttype: 'application/json',
        project,
        database: '(default)',
        namespace: '(default)',
        document: path,
        location: 'local',
        data: { value },
      }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  }

  #of(project: string): readonly Trigger[] {
    return this.#byProject.get(project) ?? [];
  }
}
