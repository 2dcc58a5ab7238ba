import type { Fields } from '@alnafitha/contract';
import { bidiText } from '../../shared/ui/bidi-text';
import { useFieldLabel } from '../history/field-labels';
import type { Column } from '../ui/data-list/column';

/** The columns of the fields that are declared to have one. */
export function useFieldColumns<Entry extends object>(fields: Fields): Column<Entry>[] {
  const labelOf = useFieldLabel();
  return Object.entries(fields)
    .filter(([, { look }]) => look.isColumn)
    .map(([name, { look }]) => ({
      header: labelOf(name),
      cell: (entry) => <bdi>{bidiText(String(Reflect.get(entry, name) ?? ''))}</bdi>,
      from: 'xl',
      // Figures stay on a line.
      ...(look.maxLength !== undefined && { sx: { overflowWrap: 'anywhere' } }),
    }));
}
