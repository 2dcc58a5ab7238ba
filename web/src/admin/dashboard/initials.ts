import { stripInvisible } from '@alnafitha/contract';

/** The first two letters of a name, in capitals. */
export function initialsOf(name: string): string {
  return [...stripInvisible(name).trim()].slice(0, 2).join('').toUpperCase();
}
