import { MESSAGE_STATUSES, type MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { STATUS_LABELS } from './status-select';

interface Props {
  count: number;
  onStatus: (status: MessageStatus) => void;
  onDelete: () => void;
}

export function SelectionBar({ count, onStatus, onDelete }: Props) {
  const { t } = useLanguage();
  const labelId = useId();
  if (count === 0) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        // The bar is over the toolbar, or on phones, which have no room there, at the bottom of the screen.
        position: { xs: 'fixed', sm: 'absolute' },
        insetBlock: { xs: 'auto 8px', sm: 0 },
        insetInline: { xs: 8, sm: 0 },
        zIndex: 'fab',
        boxShadow: { xs: 4, sm: 0 },
        paddingInline: 2,
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: { xs: 1, md: 3 },
      }}
    >
      <Typography role="status">{t('{count} selected', { count })}</Typography>
      <Box
        role="group"
        aria-labelledby={labelId}
        sx={{ display: 'flex', alignItems: 'center', order: { xs: 1, sm: 0 } }}
      >
        <Typography
          id={labelId}
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' }, marginInlineEnd: 1 }}
        >
          {t('Mark as:')}
        </Typography>
        {MESSAGE_STATUSES.map((status) => (
          <Button key={status} onClick={() => onStatus(status)}>
            {t(STATUS_LABELS[status])}
          </Button>
        ))}
      </Box>
      <Button color="error" onClick={onDelete} sx={{ marginInlineStart: 'auto' }}>
        {t('Delete ({count})', { count })}
      </Button>
    </Paper>
  );
}
