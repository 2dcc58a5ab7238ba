import { status } from '@grpc/grpc-js';
import { Database } from './database';
import type { Triggers } from './triggers';

/** One database per project, created on first use. */
export class Databases {
  readonly #databases = new Map<string, Database>();
  readonly #triggers: Triggers;

  constructor(triggers: Triggers) {
    this.#triggers = triggers;
  }

  open(projectId: string): Database {
    const database = this.#databases.get(projectId) ?? new Database(projectId, this.#triggers);
    this.#databases.set(projectId, database);
    return database;
  }
}

/** Parses `projects/{project}/databases/…`. */
export function projectOf(resource: string): string {
  const project = /^projects\/([^/]+)\/databases\//.exec(resource)?.[1];
  if (project) return project;
  throw Object.assign(new Error(`Not the name of a database or document: ${resource}`), {
    code: status.INVALID_ARGUMENT,
  });
}
