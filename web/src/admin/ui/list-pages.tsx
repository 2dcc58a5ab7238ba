import { useLanguage } from '../../shared/i18n/language-context';
import { PaginationBar } from '../../shared/ui/pagination-bar';

interface Props {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

/** The pagination of a list. */
export function ListPages(props: Props) {
  const { t } = useLanguage();
  return (
    <PaginationBar
      {...props}
      labels={{
        navigation: t('Pages'),
        previous: t('Previous page'),
        next: t('Next page'),
        page: (page) => t('Page {page}', { page }),
      }}
    />
  );
}
