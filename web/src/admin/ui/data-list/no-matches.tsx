import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../shared/i18n/language-context';

/** The empty state of a list that is searched or filtered. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <Typography sx={{ marginBlockEnd: 1 }}>{t('Nothing matches the search or the filters.')}</Typography>
      <Button variant="outlined" onClick={onClear}>
        {t('Clear search')}
      </Button>
    </>
  );
}
