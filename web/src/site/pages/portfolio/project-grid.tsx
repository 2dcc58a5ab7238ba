import type { ReactNode } from 'react';
import { CardGrid, CardGridSkeleton } from './card-grid';
import { PROJECT_RATIO } from './project-card';

const grid = {
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
const lines = [
  { inlineSize: '30%', marginBlockStart: 1.5 },
  { inlineSize: '80%', fontSize: '1.35rem' },
  {},
  { inlineSize: '60%' },
];

export function ProjectGrid({ children }: { children: ReactNode }) {
  return <CardGrid sx={grid}>{children}</CardGrid>;
}

/** A skeleton of the grid. */
export function ProjectGridSkeleton() {
  return <CardGridSkeleton sx={grid} count={3} ratio={PROJECT_RATIO} lines={lines} />;
}
