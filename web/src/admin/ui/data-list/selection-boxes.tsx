import Checkbox from '@mui/material/Checkbox';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { Selection } from './column';

interface Props<Entry> {
  entry: Entry;
  selection: Omit<Selection<Entry>, 'boxes'>;
}

export function SelectBox<Entry extends { id: string }>({ entry, selection }: Props<Entry>) {
  return (
    <Checkbox
      checked={selection.isSelected(entry.id)}
      onChange={() => selection.toggle(entry.id)}
      slotProps={{ input: { 'aria-label': selection.labelOf(entry) } }}
    />
  );
}

export function SelectAllBox({
  selection,
  total,
}: {
  selection: Omit<Selection<never>, 'boxes'>;
  total: number;
}) {
  const { t } = useLanguage();
  const count = selection.selected.length;
  return (
    <Checkbox
      checked={count === total}
      indeterminate={count > 0 && count < total}
      onChange={selection.toggleAll}
      slotProps={{ input: { 'aria-label': t('Select all on this page') } }}
    />
  );
}
