import type { ReactNode } from 'react';
import { CardGrid, CardGridSkeleton } from './card-grid';
import { PROJECT_RATIO } from './project-card';

/** Two columns, or three, without gaps in the last row: the first card, or the first two or four, are wider if necessary. */
const grid = {
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  '& > *': { gridColumn: { lg: 'span 2' } },
  '& > :first-of-type:nth-last-of-type(2n + 3)': { gridColumn: { sm: '1 / -1', lg: 'span 2' } },
  '&:has(> :last-of-type:nth-of-type(3n + 2)) > :nth-of-type(-n + 2)': { gridColumn: { lg: 'span 3' } },
  '&:has(> :last-of-type:nth-of-type(3n + 4)) > :nth-of-type(-n + 4)': { gridColumn: { lg: 'span 3' } },
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
