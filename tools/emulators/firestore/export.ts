import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Times are in milliseconds; `wire-json.ts` defines the JSON of `fields`. */
const DocumentState = z.object({
  path: z.string().min(1),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
  created: z.int(),
  updated: z.int(),
});
const Export = z.object({ project: z.string().min(1), documents: z.array(DocumentState) });

export type DocumentState = Readonly<z.infer<typeof DocumentState>>;
export type Export = Readonly<z.infer<typeof Export>>;

export function writeExport(file: string, content: Export): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** Throws when `writeExport` has not written the file. */
export function readExport(file: string): Export {
  return Export.parse(JSON.parse(readFileSync(file, 'utf8')));
}
