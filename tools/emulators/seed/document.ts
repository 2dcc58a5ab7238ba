import type { PhotoName } from './alt-texts';
import type { SeedPicture } from './pictures';

export interface SeedDocument {
  /** Collection and id. */
  readonly path: string;
  readonly data: object;
}

/** A picture by its name, as documents keep it. */
export type FindPicture = (name: PhotoName) => SeedPicture['stored'];

const NEWEST = Date.UTC(2026, 10, 15, 9);
const DAY = 86_400_000;

/** When the entry at a place of a list came to be, with the newest first: fixed, so that the order never changes. */
export function createdAt(index: number): Date {
  return new Date(NEWEST - index * DAY);
}
