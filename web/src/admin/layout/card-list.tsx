import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface Props<Entry> {
  label: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** A card for each entry of a list of the panel, two beside each other where they have room. */
export function CardList<Entry extends { id: string }>({ label, entries, children }: Props<Entry>) {
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
          sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}
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
