import { readOpening } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { LOCALES } from '../../shared/i18n/formats';
import { useLanguage } from '../../shared/i18n/language-context';
import { callAsAdmin } from '../session/as-admin';

/** The API keeps it in mind for 50 seconds. */
const INTERVAL_MS = 20_000;

/** Tells colleagues that this message is open here, and of those who have it open, too. */
export function OpenElsewhere({ id }: { id: string }) {
  const { t, language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['admin', 'opening', id],
    queryFn: ({ signal }) => callAsAdmin(readOpening, { params: { id } }, { signal }),
    refetchInterval: INTERVAL_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const others = data?.others ?? [];
  const names = new Intl.ListFormat(LOCALES[language]).format(others.map((name) => `\u2068${name}\u2069`));
  if (others.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ marginBlockEnd: 2, displayPrint: 'none' }}>
      {t('Open at a colleague’s, too: {names}', { names })}
    </Alert>
  );
}
