import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A summary of the section. */
  note?: string;
  children: ReactNode;
}

export function DashboardCard({ title, note, children }: Props) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ padding: { xs: 2, md: 3 }, minInlineSize: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'baseline',
          justifyContent: 'space-between',
          marginBlockEnd: 2,
        }}
      >
        <Typography id={titleId} variant="h3" sx={{ fontSize: '1.1rem' }}>
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Paper>
  );
}
