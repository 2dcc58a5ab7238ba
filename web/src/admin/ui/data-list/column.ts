import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ComponentType, ReactNode } from 'react';

/** A column of a table; a card shows the same cells in its parts. */
export interface Column<Entry> {
  header: string;
  cell: (entry: Entry) => ReactNode;
  /** Part of a card that shows the cell; absent for tables only. */
  card?: 'media' | 'head' | 'body' | 'footer';
  /** The cell of a card, if it differs. */
  cardCell?: (entry: Entry) => ReactNode;
  /** Narrowest table with this column; in narrower ones, its card cell is below the first of its part. */
  from?: 'md' | 'xl';
  sx?: SystemStyleObject<Theme>;
}

export interface Selection<Entry> {
  selected: readonly string[];
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  /** Accessible name of an entry's checkbox. */
  labelOf: (entry: Entry) => string;
  /** The few lists with a selection pass the checkboxes, so the other lists load none. */
  boxes: {
    SelectBox: ComponentType<{ entry: Entry; selection: Omit<Selection<Entry>, 'boxes'> }>;
    SelectAllBox: ComponentType<{ selection: Omit<Selection<Entry>, 'boxes'>; total: number }>;
  };
}

export interface ListProps<Entry> {
  /** Accessible name. */
  label: string;
  entries: readonly Entry[];
  columns: readonly Column<Entry>[];
  selection?: Selection<Entry>;
  /** Called on a click in an entry, except on interactive elements. */
  onOpen?: (entry: Entry) => void;
  /** Fixed column widths and low rows, for truncated texts. */
  isDense?: boolean;
}
