import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import type { SelectMode } from './use-select-mode';

interface Props {
  mode: SelectMode;
  /** Number of selectable images. */
  total: number;
  onDelete: () => void;
}

/** The actions of select mode, sticky above a long grid. */
export function SelectBar({ mode, total, onDelete }: Props) {
  const { t } = useLanguage();
  const count = mode.selected.length;
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Button disabled={count === total} onClick={mode.toggleAll}>
          {t('Select All')}
        </Button>
        <Button disabled={count === 0} onClick={mode.clear}>
          {t('Deselect All')}
        </Button>
        <Button color="error" disabled={count === 0} onClick={onDelete}>
          {t('Delete ({count})', { count })}
        </Button>
      </Box>
    </Paper>
  );
}
