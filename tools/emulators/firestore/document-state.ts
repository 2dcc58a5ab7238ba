import { z } from 'zod';
import type { JsonFields } from './wire-json';

/** A document as it is stored, or, without fields, its end. Times are in milliseconds, as the stand-in counts them. */
export interface DocumentState {
  readonly path: string;
  readonly fields: JsonFields | null;
  readonly created: number;
  readonly updated: number;
}

/** What a commit made of the documents that it names: a line of the journal. */
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

/** Throws for what is no commit. */
export function parseCommit(json: unknown): Commit {
  return Line.parse(json);
}

/** The documents that are there after all commits, by project. */
export function afterAll(commits: readonly Commit[]): Map<string, DocumentState[]> {
  const projects = new Map<string, Map<string, DocumentState>>();
  for (const { project, documents } of commits) {
    const known = projects.get(project) ?? new Map<string, DocumentState>();
    projects.set(project, known);
    for (const document of documents) {
      if (document.fields) known.set(document.path, document);
      else known.delete(document.path);
    }
  }
  return new Map([...projects].map(([project, documents]) => [project, [...documents.values()]]));
}
