import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';

/** What can be done with the selected messages; nothing when there are none. */
export function SelectionBar({ count, onDelete }: { count: number; onDelete: () => void }) {
  const { t } = useLanguage();
  if (count === 0) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        paddingInline: 2,
        paddingBlock: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography role="status">{t('{count} selected', { count })}</Typography>
      <Button color="error" onClick={onDelete}>
        {t('Delete ({count})', { count })}
      </Button>
    </Paper>
  );
}
