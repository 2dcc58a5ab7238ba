import { status } from '@grpc/grpc-js';
import { CommitLog, readCommitLog } from './commit-log';
import { Database } from './database';
import { type Commit, type DocumentState, parseCommit, replayCommits } from './document-state';

/** One database for each project, created on first use. */
export class Databases {
  readonly #databases = new Map<string, Database>();
  #commitLog: CommitLog | undefined;

  open(projectId: string): Database {
    const existing = this.#databases.get(projectId);
    if (existing) return existing;
    const database = new Database(projectId, (documents) => this.#persist(projectId, documents));
    this.#databases.set(projectId, database);
    return database;
  }

  /**
   * Restores the commits of a log, and appends each later commit to it before the commit resolves. Returns what is
   * wrong with the file, if anything.
   */
  async openCommitLog(file: string): Promise<string | undefined> {
    const { entries, problem } = readCommitLog(file, parseCommit);
    for (const [project, documents] of replayCommits(entries)) await this.open(project).restore(documents);
    this.#commitLog = new CommitLog(file, this.#commits());
    return problem;
  }

  /** Compacts and closes the commit log. Later writes are not stored. */
  close(): void {
    this.#commitLog?.close(this.#commits());
  }

  async #persist(project: string, documents: () => readonly DocumentState[]): Promise<void> {
    try {
      await this.#commitLog?.append({ project, documents: documents() } satisfies Commit);
    } catch (error) {
      // Memory and disk differ now, so later responses could be lost by a restart.
      console.error('Writing the commit log failed; the emulator exits:', error);
      process.exit(1);
    }
  }

  *#commits(): Generator<Commit> {
    for (const [project, database] of this.#databases) {
      for (const document of database.documents()) yield { project, documents: [document] };
    }
  }
}

/** The project id in a resource name: `projects/{project}/databases/…`. */
export function projectOf(resource: string): string {
  const project = /^projects\/([^/]+)\/databases\//.exec(resource)?.[1];
  if (project) return project;
  throw Object.assign(new Error(`Not the name of a database or document: ${resource}`), {
    code: status.INVALID_ARGUMENT,
  });
}
