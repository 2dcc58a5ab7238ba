import {
  createService,
  deleteService,
  listAdminServices,
  listServices,
  updateService,
} from '@alnafitha/contract';
import { uploadedPicture } from '../media/chosen-picture';
import { type Route, route, sharedRoute } from '../platform/route';
import type { AdminServiceStore } from './admin-store';
import type { ServiceStore } from './store';

export function serviceRoutes(store: ServiceStore, adminStore: AdminServiceStore): Route[] {
  return [
    sharedRoute(listServices, () => store.list()),
    route(listAdminServices, () => adminStore.list()),
    route(createService, async ({ body, files }) => adminStore.create(body, await uploadedPicture(files))),
    route(updateService, async ({ params, body, files }) =>
      adminStore.update(params.id, body, await uploadedPicture(files)),
    ),
    route(deleteService, async ({ params }) => {
      await adminStore.remove(params.id);
      return { id: params.id };
    }),
  ];
}
