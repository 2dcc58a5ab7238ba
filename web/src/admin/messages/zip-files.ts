import type { MessageFile } from '@alnafitha/contract';
import { zipSync } from 'fflate';
import { fetchMessageFile } from './message-file';

/** Fetches files into one ZIP archive, uncompressed, since photos and PDFs are compressed already. */
export async function zipFiles(files: readonly MessageFile[]): Promise<Blob> {
  const fetched = await Promise.all(files.map((file) => fetchMessageFile(file)));
  const contents = await Promise.all(fetched.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const names = uniqueNames(files.map(({ name }) => name));
  const archive = zipSync(Object.fromEntries(contents.map((bytes, index) => [names[index], bytes])), {
    level: 0,
  });
  return new Blob([archive], { type: 'application/zip' });
}

/** Numbers equal names: `plan (2).pdf`. Windows ignores the case. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const extensionAt = name.lastIndexOf('.');
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) {
      unique = `${name.slice(0, extensionAt)} (${number})${name.slice(extensionAt)}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
