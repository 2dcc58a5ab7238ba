import type { AdminService } from '@alnafitha/contract';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ServiceCards } from './service-cards';
import { ServiceTable } from './service-table';

export interface ServiceListProps {
  services: readonly AdminService[];
  onEdit: (service: AdminService) => void;
  onDelete: (service: AdminService) => void;
}

/** A table where there is room for its columns, else a card for each service. */
export function ServiceList(props: ServiceListProps) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  return hasRoom ? <ServiceTable {...props} /> : <ServiceCards {...props} />;
}
