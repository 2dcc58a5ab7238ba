import { exportMessages, MAX_EXPORTED_MESSAGES } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { callAsAdmin } from '../../session/as-admin';
import { dayInDoha } from '../../ui/day-in-doha';
import type { MessageFilter } from './message-queries';

/** Downloads the messages that match a filter, on all pages, as a CSV file. */
export function useExport() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ page: _page, ...query }: MessageFilter) => callAsAdmin(exportMessages, { query }),
    onSuccess: ({ csv, total }) => {
      download(csv, `enquiries-${dayInDoha(new Date())}.csv`);
      if (total <= MAX_EXPORTED_MESSAGES) return;
      toast({
        title: t('Export limited'),
        description: t(
          'Only the newest {limit} of {total} were exported. Use the filters to export the others.',
          {
            limit: MAX_EXPORTED_MESSAGES,
            total,
          },
        ),
      });
    },
    onError: (error) =>
      toast({
        title: t('Failed to export messages'),
        description: translateIfKnown(errorText(error)),
        variant: 'destructive',
      }),
  });
  return { exportFiltered: mutate, isExporting: isPending };
}

/** Stores the text as UTF-16: Excel opens UTF-8 in one column where the list separator is another one (record 043). */
function download(csv: string, name: string): void {
  const units = Uint16Array.from({ length: csv.length }, (_, index) => csv.charCodeAt(index));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([units], { type: 'text/csv;charset=utf-16le' }));
  link.download = name;
  link.click();
  // Safari reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
