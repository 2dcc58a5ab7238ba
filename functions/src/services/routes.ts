import {
  createService,
  deleteService,
  listAdminServices,
  listServices,
  updateService,
} from '@alnafitha/contract';
import { processUploadedImage } from '../media/chosen-image';
import { cacheableRoute, type Route, route } from '../platform/route';
import type { AdminServiceStore } from './admin-store';
import type { ServiceStore } from './store';

export function serviceRoutes(store: ServiceStore, adminStore: AdminServiceStore): Route[] {
  return [
    cacheableRoute(listServices, () => store.list()),
    route(listAdminServices, () => adminStore.list()),
    route(createService, async ({ body, files }) =>
      adminStore.create(body, await processUploadedImage(files)),
    ),
    route(updateService, async ({ params, body, files }) =>
      adminStore.update(params.id, body, await processUploadedImage(files)),
    ),
    route(deleteService, async ({ params }) => {
      await adminStore.remove(params.id);
      return { id: params.id };
    }),
  ];
}
