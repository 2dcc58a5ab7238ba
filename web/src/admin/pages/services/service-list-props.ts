import type { AdminService } from '@alnafitha/contract';

export interface ServiceListProps {
  services: readonly AdminService[];
  onEdit: (service: AdminService) => void;
  onDelete: (service: AdminService) => void;
}
