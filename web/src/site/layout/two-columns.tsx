import type { ReactNode } from 'react';
import { Box } from '../../shared/ui/box';

interface Props {
  /** The shares of the line, such as `5fr 6fr`. */
  columns: string;
  children: ReactNode;
}

/** A text beside a picture; one below the other where there is no room. */
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
