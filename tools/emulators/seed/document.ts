import type { ImageName } from './alt-texts';
import type { SeedImage } from './image-files';

export interface SeedDocument {
  /** Collection and id. */
  readonly path: string;
  readonly data: object;
}

export type FindImage = (name: ImageName) => SeedImage['stored'];

const NEWEST = Date.UTC(2026, 10, 15, 9);
const DAY = 86_400_000;

/** Fixed, so that the order (newest first) never changes. */
export function createdAt(index: number): Date {
  return new Date(NEWEST - index * DAY);
}
