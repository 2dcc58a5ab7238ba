import { status } from '@grpc/grpc-js';
import { Database } from './database';
import { afterAll, type Commit, type DocumentState, parseCommit } from './document-state';
import { Journal, readJournal } from './journal';

/** One database a project, made when it is first asked for. */
export class Databases {
  readonly #databases = new Map<string, Database>();
  #journal: Journal | undefined;

  open(projectId: string): Database {
    const known = this.#databases.get(projectId);
    if (known) return known;
    const database = new Database(projectId, (documents) => this.#keep(projectId, documents));
    this.#databases.set(projectId, database);
    return database;
  }

  /**
   * Takes up what a journal holds, and keeps there what is committed from now on: before it is answered. Answers what
   * was wrong with the file, if anything.
   */
  async keepIn(file: string): Promise<string | undefined> {
    const { entries, problem } = readJournal(file, parseCommit);
    for (const [project, documents] of afterAll(entries)) await this.open(project).restore(documents);
    this.#journal = new Journal(file, this.#commits());
    return problem;
  }

  /** Makes the journal as short as what is stored; nothing can be written any more. */
  end(): void {
    this.#journal?.end(this.#commits());
  }

  async #keep(project: string, documents: () => readonly DocumentState[]): Promise<void> {
    try {
      await this.#journal?.append({ project, documents: documents() } satisfies Commit);
    } catch (error) {
      // What is in memory is no longer what would be found again: better no answers than wrong ones.
      console.error('The journal cannot be written, so this database ends:', error);
      process.exit(1);
    }
  }

  *#commits(): Generator<Commit> {
    for (const [project, database] of this.#databases) {
      for (const document of database.documents()) yield { project, documents: [document] };
    }
  }
}

/** The project in a resource name: `projects/{project}/databases/…`. */
export function projectOf(resource: string): string {
  const project = /^projects\/([^/]+)\/databases\//.exec(resource)?.[1];
  if (project) return project;
  throw Object.assign(new Error(`Not the name of a database or document: ${resource}`), {
    code: status.INVALID_ARGUMENT,
  });
}
