import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../scripts/process/failure';

const Stored = z.object({ status: z.number(), headers: z.record(z.string(), z.string()) });

export interface StoredResponse extends z.infer<typeof Stored> {
  /** Not encoded. */
  readonly body: Buffer;
}

export interface Request {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The key of the stored response: the URL of a GET request, or also method and body. */
export function keyOf({ method, url, body }: Request): string {
  return method === 'GET' ? url : `${method} ${url} ${body}`;
}

/** Everything that browsers fetch to show the measured pages. */
export interface Copy {
  /** The paths of the measured pages. */
  readonly pages: readonly string[];
  /** By the request's key. */
  readonly responses: Map<string, StoredResponse>;
}

const INDEX = 'index.json';
const Index = z.object({
  pages: z.array(z.string()),
  /** The body of a response is the file whose name is its position here. */
  responses: z.array(z.object({ key: z.string(), ...Stored.shape })),
});

/** Writes a copy into a folder, which is created if it does not exist. */
export function saveCopy({ pages, responses }: Copy, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const index: z.infer<typeof Index> = { pages: [...pages], responses: [] };
  for (const [key, { body, ...stored }] of responses) {
    writeFileSync(join(folder, String(index.responses.length)), body);
    index.responses.push({ key, ...stored });
  }
  writeFileSync(join(folder, INDEX), JSON.stringify(index, null, 2));
}

/** Reads what `saveCopy` wrote. Throws a `Failure` for another folder. */
export function readCopy(folder: string): Copy {
  try {
    const { pages, responses } = Index.parse(JSON.parse(readFileSync(join(folder, INDEX), 'utf8')));
    const entries = responses.map(
      ({ key, ...stored }, position) =>
        [key, { ...stored, body: readFileSync(join(folder, String(position))) }] as const,
    );
    return { pages, responses: new Map(entries) };
  } catch (error) {
    throw new Failure(`${folder} has no copy of the site: ${error}`);
  }
}
