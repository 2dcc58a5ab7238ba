import { z } from 'zod';
import type { JsonFields } from './wire-json';

/** A stored document, or a deleted one when `fields` is null. Times are in milliseconds, like the emulator's clock. */
export interface DocumentState {
  readonly path: string;
  readonly fields: JsonFields | null;
  readonly created: number;
  readonly updated: number;
}

/** The documents as a commit left them: a line of the commit log. */
export interface Commit {
  readonly project: string;
  readonly documents: readonly DocumentState[];
}

const Line = z.object({
  project: z.string().min(1),
  documents: z.array(
    z.object({
      path: z.string().min(1),
      fields: z.record(z.string(), z.record(z.string(), z.unknown())).nullable(),
      created: z.int(),
      updated: z.int(),
    }),
  ),
});

/** Throws when the JSON is not a commit. */
export function parseCommit(json: unknown): Commit {
  return Line.parse(json);
}

/** The documents after all commits, by project. */
export function replayCommits(commits: readonly Commit[]): Map<string, DocumentState[]> {
  const projects = new Map<string, Map<string, DocumentState>>();
  for (const { project, documents } of commits) {
    const current = projects.get(project) ?? new Map<string, DocumentState>();
    projects.set(project, current);
    for (const document of documents) {
      if (document.fields) current.set(document.path, document);
      else current.delete(document.path);
    }
  }
  return new Map([...projects].map(([project, documents]) => [project, [...documents.values()]]));
}
