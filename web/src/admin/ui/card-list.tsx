import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { MouseEventHandler, ReactNode } from 'react';

interface Props<Entry> {
  label: string;
  entries: readonly Entry[];
  /** What a click anywhere in an entry's card does. */
  onClick?: (entry: Entry) => MouseEventHandler<HTMLElement>;
  children: (entry: Entry) => ReactNode;
}

/** A card for each entry of a list of the panel, two beside each other where they have room. */
export function CardList<Entry extends { id: string }>({ label, entries, onClick, children }: Props<Entry>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {entries.map((entry) => (
        <Paper
          key={entry.id}
          component="li"
          variant="outlined"
          onClick={onClick?.(entry)}
          sx={{
            padding: 2,
            display: 'flex',
            flexDirection: 'column',
            gap: 1.5,
            ...(onClick && { cursor: 'pointer' }),
          }}
        >
          {children(entry)}
        </Paper>
      ))}
    </Box>
  );
}

/** What can be done with an entry, at the end of its card. */
export function CardFoot({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        marginBlockStart: 'auto',
      }}
    >
      {children}
    </Box>
  );
}
