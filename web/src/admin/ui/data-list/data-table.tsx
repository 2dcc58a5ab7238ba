import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import type { Column, ListProps } from './column';

const INTERACTIVE = 'a, button, input, label, [role="combobox"], td:has(input)';

/** Opens a row or card on a click anywhere, except on interactive elements or while text is selected. */
export function openOnClick(open: () => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // React bubbles clicks of a portalled menu.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest(INTERACTIVE) || getSelection()?.type === 'Range') return;
    open();
  };
}

export function DataTable<Entry extends { id: string }>(props: ListProps<Entry>) {
  const { label, entries, columns, selection, onOpen, isDense = false } = props;
  const { visibleColumns, cellOf } = useVisibleColumns(columns);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={label} {...(isDense && { size: 'small' })} sx={isDense ? dense : normal}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <selection.boxes.SelectAllBox selection={selection} total={entries.length} />
              </TableCell>
            )}
            {visibleColumns.map(({ header, sx }) => (
              <TableCell key={header} sx={sx ?? {}}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow
              key={entry.id}
              hover
              selected={selection?.isSelected(entry.id) ?? false}
              {...(onOpen && { onClick: openOnClick(() => onOpen(entry)), sx: { cursor: 'pointer' } })}
            >
              {selection && (
                <TableCell padding="checkbox">
                  <selection.boxes.SelectBox entry={entry} selection={selection} />
                </TableCell>
              )}
              {visibleColumns.map((column) => (
                <TableCell key={column.header} sx={column.sx ?? {}}>
                  {cellOf(column, entry)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Columns with enough room; their cells include those of the hidden columns. */
function useVisibleColumns<Entry>(columns: readonly Column<Entry>[]) {
  const { breakpoints } = useTheme();
  const hasRoom = {
    md: useMediaQuery(breakpoints.up('md'), { noSsr: true }),
    xl: useMediaQuery(breakpoints.up('xl'), { noSsr: true }),
  };
  const isShown = ({ from }: Column<Entry>) => !from || hasRoom[from];
  const visibleColumns = columns.filter(isShown);

  function cellOf(column: Column<Entry>, entry: Entry): ReactNode {
    const isFirst = column.card && visibleColumns.find(({ card }) => card === column.card) === column;
    const below = columns.filter((other) => isFirst && other.card === column.card && !isShown(other));
    return (
      <>
        {column.cell(entry)}
        {below.map(({ header, cell, cardCell = cell }) => (
          <Fragment key={header}>{cardCell(entry)}</Fragment>
        ))}
      </>
    );
  }
  return { visibleColumns, cellOf };
}

const normal = { '& .MuiTableCell-root': { paddingInline: { xs: 1, xl: 2 }, paddingBlock: 1 } };

const dense = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { paddingInline: 1, paddingBlock: 0.25 },
  '& .MuiTableCell-root, & .MuiTypography-root': { lineHeight: 1.4 },
  // The doubled class overrides MUI's 24 pixels for small tables.
  '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': {
    inlineSize: 56,
    paddingInline: 0.5,
    paddingBlock: 0,
    '& > *': { padding: 1.5 },
  },
};
