import {
  createService,
  deleteService,
  listAdminServices,
  readAdminService,
  updateService,
} from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { resource } from '../content/content-queries';
import { callAsAdmin } from '../session/as-admin';

export const services = resource('services', {
  read: readAdminService,
  create: createService,
  update: updateService,
  remove: deleteService,
});

export const adminServiceList = queryOptions({
  queryKey: ['admin', 'services', 'list'],
  queryFn: ({ signal }) => callAsAdmin(listAdminServices, {}, { signal }),
});
