import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { MouseEventHandler, ReactNode } from 'react';

interface Props<Entry> {
  label: string;
  entries: readonly Entry[];
  /** Handles a click anywhere in a card. */
  onClick?: (entry: Entry) => MouseEventHandler<HTMLElement>;
  children: (entry: Entry) => ReactNode;
}

/** The cards of a list, in two columns if there is room. */
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

/** The actions at the end of a card. */
export function CardFooter({ children }: { children: ReactNode }) {
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
