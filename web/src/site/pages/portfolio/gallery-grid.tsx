import type { ReactNode } from 'react';
import { CardGrid, CardGridSkeleton } from './card-grid';

/** Aspect ratio of a thumbnail. */
export const THUMBNAIL_RATIO = 4 / 3;
/** Number of skeletons that fill a screen. */
export const SCREENFUL = 10;

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** One column on the narrowest phones, two on others, up to five on a desktop. */
const grid = {
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: columns(2), md: columns(3), lg: columns(4) },
  '@media (max-width:359.95px)': { gridTemplateColumns: columns(1) },
  '@media (min-width:1440px)': { gridTemplateColumns: columns(5) },
};
const lines = [{ inlineSize: '70%', marginBlockStart: 1 }, { inlineSize: '45%' }];

export function GalleryGrid({ children }: { children: ReactNode }) {
  return <CardGrid sx={grid}>{children}</CardGrid>;
}

/** A skeleton of the grid. */
export function GallerySkeleton() {
  return <CardGridSkeleton sx={grid} count={SCREENFUL} ratio={THUMBNAIL_RATIO} lines={lines} />;
}
