import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ServiceCards } from './service-cards';
import type { ServiceListProps } from './service-list-props';
import { ServiceTable } from './service-table';

/** A table if there is room for its columns, else cards. */
export function ServiceList(props: ServiceListProps) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  return hasRoom ? <ServiceTable {...props} /> : <ServiceCards {...props} />;
}
