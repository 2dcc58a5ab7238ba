import { listAdminServices, services } from '@alnafitha/contract';
import { listQuery, resource } from '../content/content-queries';

export const serviceResource = resource(services);
export const adminServiceList = listQuery('services', listAdminServices);
