import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, Repository } from './documents';
import { listFiles } from './source-files';

export function readRepository(root: string): Repository {
  const files = listFiles(root);
  const manifests = files.filter((file) => /^(?:[^/]+\/)?package\.json$/.test(file));
  const scripts = manifests.map((file) => [
    file.includes('/') ? file.slice(0, file.indexOf('/')) : '',
    Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).scripts ?? {}),
  ]);
  const ignoreFile = join(root, '.gitignore');
  const ignored = existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8').split('\n') : [];
  return { files, scripts: Object.fromEntries(scripts), ignored };
}

/** Every document in Markdown. */
export function readDocuments(root: string, { files }: Repository): Document[] {
  return files
    .filter((file) => file.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
