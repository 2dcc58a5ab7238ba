import { dayInDoha, exportMessages } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { callAsAdmin } from '../session/as-admin';
import type { MessageFilter } from './message-queries';
import { saveBlob } from './save-blob';

/** Exports the matching messages of all pages as CSV. */
export function useExport() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ page: _page, ...filter }: MessageFilter) => {
      const parts: Uint16Array<ArrayBuffer>[] = [];
      let after: string | undefined;
      do {
        const { csv, next } = await callAsAdmin(exportMessages, { query: { ...filter, after } });
        parts.push(toUtf16(csv));
        after = next;
      } while (after !== undefined);
      return parts;
    },
    onSuccess: (parts) =>
      saveBlob(
        new Blob(parts, { type: 'text/csv;charset=utf-16le' }),
        `enquiries-${dayInDoha(new Date())}.csv`,
      ),
    meta: { failed: { title: 'Failed to export messages' } },
  });
  return { exportFiltered: mutate, isExporting: isPending };
}

/** Excel opens UTF-8 in one column where the list separator is another one (record 041). */
function toUtf16(text: string): Uint16Array<ArrayBuffer> {
  return Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
