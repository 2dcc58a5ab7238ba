import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of a suite outlives it: a folder that is of this machine alone. */
export class KeptData {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A crash between the two renames of `takeCopy` leaves the former copy alone.
    if (!existsSync(this.#copy) && existsSync(this.#former)) renameSync(this.#former, this.#copy);
  }

  /** The file of all that Firestore's stand-in has committed. */
  get journal(): string {
    return join(this.folder, 'firestore-journal');
  }

  /** Accounts and pictures, as the Firebase CLI exports and imports them; `null` when there are none yet. */
  get copy(): string | null {
    return existsSync(join(this.#copy, 'firebase-export-metadata.json')) ? this.#copy : null;
  }

  /** Where the next copy is to be written. It counts once it is whole, which `takeCopy` is told. */
  get nextCopy(): string {
    return join(this.folder, 'next-copy');
  }

  takeCopy(): void {
    rmSync(this.#former, { recursive: true, force: true });
    if (existsSync(this.#copy)) renameSync(this.#copy, this.#former);
    renameSync(this.nextCopy, this.#copy);
    rmSync(this.#former, { recursive: true, force: true });
  }

  /** Whether there is nothing that a seed could overwrite: no document, or only what a seed that did not end has left. */
  get needsSeed(): boolean {
    const isEmpty =
      !existsSync(this.journal) || readFileSync(this.journal, 'utf8').trimEnd().split('\n').length < 2;
    return isEmpty || !existsSync(this.#seeded);
  }

  markSeeded(): void {
    writeFileSync(this.#seeded, '');
  }

  /** Notes that a suite runs; answers whether the one before ended without having said so. */
  begin(): boolean {
    const hasCrashed = existsSync(this.#running);
    writeFileSync(this.#running, '');
    return hasCrashed;
  }

  end(): void {
    rmSync(this.#running, { force: true });
  }

  /** Files that could not be read and were kept for somebody to look at. */
  unreadable(): string[] {
    return readdirSync(this.folder)
      .filter((name) => name.includes('.unreadable-'))
      .map((name) => join(this.folder, name));
  }

  get #copy(): string {
    return join(this.folder, 'accounts-and-pictures');
  }

  get #former(): string {
    return join(this.folder, 'former-copy');
  }

  get #seeded(): string {
    return join(this.folder, 'seeded');
  }

  get #running(): string {
    return join(this.folder, 'running');
  }
}

/** Moves what was kept out of the way, so that the next suite begins anew; answers where it is now, if there was any. */
export function setAside(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const aside = `${folder}-before`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
  return aside;
}
