import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The persisted data of a suite, in an untracked folder. */
export class StoredData {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A crash between the two renames of `takeCopy` leaves only the previous export.
    if (!existsSync(this.#copy) && existsSync(this.#former)) renameSync(this.#former, this.#copy);
  }

  /** The journal of the Firestore emulator: all committed writes. */
  get journal(): string {
    return join(this.folder, 'firestore-journal');
  }

  /** Accounts and images in the Firebase CLI's export format; `null` before the first export. */
  get copy(): string | null {
    return existsSync(join(this.#copy, 'firebase-export-metadata.json')) ? this.#copy : null;
  }

  /** Folder for the next export. It counts once `takeCopy` is called. */
  get nextCopy(): string {
    return join(this.folder, 'next-copy');
  }

  takeCopy(): void {
    rmSync(this.#former, { recursive: true, force: true });
    if (existsSync(this.#copy)) renameSync(this.#copy, this.#former);
    renameSync(this.nextCopy, this.#copy);
    rmSync(this.#former, { recursive: true, force: true });
  }

  /** Whether a seed overwrites nothing: there is no document, or only those of an unfinished seed. */
  get needsSeed(): boolean {
    const isEmpty =
      !existsSync(this.journal) || readFileSync(this.journal, 'utf8').trimEnd().split('\n').length < 2;
    return isEmpty || !existsSync(this.#seeded);
  }

  markSeeded(): void {
    writeFileSync(this.#seeded, '');
  }

  /** Marks the suite as running; returns whether the previous one crashed. */
  begin(): boolean {
    const hasCrashed = existsSync(this.#running);
    writeFileSync(this.#running, '');
    return hasCrashed;
  }

  end(): void {
    rmSync(this.#running, { force: true });
  }

  /** Unreadable files, retained for inspection. */
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

/** Moves the persisted data aside, so that the next suite starts empty; returns its new folder, if there was any. */
export function setAside(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const aside = `${folder}-before`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
  return aside;
}
