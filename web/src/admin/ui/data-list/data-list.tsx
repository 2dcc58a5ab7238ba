import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ListProps } from './column';
import { DataCards } from './data-cards';
import { DataTable } from './data-table';

/** A table if there is room for its columns, else cards. */
export function DataList<Entry extends { id: string }>(props: ListProps<Entry>) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  return hasRoom ? <DataTable {...props} /> : <DataCards {...props} />;
}
