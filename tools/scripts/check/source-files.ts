import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Folders with generated content. */
const GENERATED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);

/** Paths of all source files, without hidden folders other than .github and .ci. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return path;
    const isHidden = entry.name.startsWith('.') && entry.name !== '.github' && entry.name !== '.ci';
    return isHidden || GENERATED.has(entry.name) ? [] : listFiles(root, path);
  });
}

/** All TypeScript and JavaScript files. */
export function readSources(root: string): SourceFile[] {
  return listFiles(root)
    .filter((path) => /\.[mc]?[jt]sx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
