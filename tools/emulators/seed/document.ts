import type { StoredMedia } from '../../../functions/src/media/stored-media';
import images from './images.json';

export interface SeedDocument {
  /** `<collection>/<id>` */
  readonly path: string;
  readonly data: object;
}

export type ImageName = keyof typeof images;
/** The seed uses these images of web/images. */
export const IMAGE_NAMES = Object.keys(images) as ImageName[];

export type FindImage = (name: ImageName) => StoredMedia;

const NEWEST = Date.UTC(2026, 10, 15, 9);
const DAY = 86_400_000;

/** Dates are fixed, so that the order (newest first) never changes. */
export function createdAt(index: number): Date {
  return new Date(NEWEST - index * DAY);
}
