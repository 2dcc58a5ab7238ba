import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';

/** The bar above the list, with buttons for the selected entries; it stays in sight. */
export function SelectBar({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        insetBlockStart: { xs: 64, sm: 72 },
        zIndex: 2,
        paddingInline: 2,
        paddingBlock: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
      }}
    >
      <Typography role="status" sx={{ marginInlineEnd: 'auto' }}>
        {t('{count} selected', { count })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>{children}</Box>
    </Paper>
  );
}
