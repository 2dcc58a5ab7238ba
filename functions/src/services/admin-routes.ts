import { createService, deleteService, listAdminServices, updateService } from '@alnafitha/contract';
import { uploadedPicture } from '../media/chosen-picture';
import { type Route, route } from '../platform/route';
import type { AdminServiceStore } from './admin-store';

export function adminServiceRoutes(store: AdminServiceStore): Route[] {
  return [
    route(listAdminServices, () => store.list()),
    route(createService, async ({ body, files }) => store.create(body, await uploadedPicture(files))),
    route(updateService, async ({ params, body, files }) =>
      store.update(params.id, body, await uploadedPicture(files)),
    ),
    route(deleteService, async ({ params }) => {
      await store.remove(params.id);
      return { id: params.id };
    }),
  ];
}
