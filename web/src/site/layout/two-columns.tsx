import type { ReactNode } from 'react';
import { Box } from '../../shared/ui/box';

interface Props {
  /** The grid columns, such as `5fr 6fr`. */
  columns: string;
  children: ReactNode;
}

/** Text beside an image; stacked on narrow screens. */
export function TwoColumns({ columns, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, lg: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns },
        alignItems: 'center',
      }}
    >
      {children}
    </Box>
  );
}
