import { z } from 'zod';

export const MANIFEST = 'manifest.json';

/** The last entry of an archive: names, sizes and hashes of all others. */
export const Manifest = z.object({
  format: z.literal('alnafitha-backup'),
  version: z.literal(1),
  project: z.string().min(1),
  made: z.iso.datetime(),
  counts: z.object({ documents: z.int(), accounts: z.int(), objects: z.int() }),
  leftOut: z.array(z.string()),
  entries: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;
export type Counts = Manifest['counts'];

/** The kind of an entry by its name; `null` for an unknown name. */
export function kindOf(name: string): 'documents' | 'accounts' | 'object' | 'bytes' | null {
  if (/^documents\/\d+\.jsonl$/.test(name)) return 'documents';
  if (/^accounts\/\d+\.json$/.test(name)) return 'accounts';
  if (/^objects\/\d+\.json$/.test(name)) return 'object';
  return /^objects\/\d+$/.test(name) ? 'bytes' : null;
}

export function describeCounts({ documents, accounts, objects }: Counts): string {
  return `${documents} documents, ${accounts} accounts and ${objects} pictures`;
}
