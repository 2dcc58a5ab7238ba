import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';

/** Whether a page shows its deleted entries instead of its list. */
export function useShowsDeleted(): boolean {
  const [params] = useSearchParams();
  return params.get('show') === 'deleted';
}

export function DeletedLink() {
  const { t } = useLanguage();
  return (
    <Button component={Link} to="?show=deleted">
      {t('Deleted')}
    </Button>
  );
}
