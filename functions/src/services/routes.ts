import {
  createService,
  deleteService,
  listAdminServices,
  listServices,
  orderServices,
  readAdminService,
  updateService,
} from '@alnafitha/contract';
import type { EditorOf } from '../content/editor';
import { processUploadedImage } from '../media/chosen-image';
import { cacheableRoute, type Route, route } from '../platform/route';
import type { AdminServiceStore } from './admin-store';
import type { ServiceStore } from './store';

export function serviceRoutes(
  store: ServiceStore,
  adminStore: AdminServiceStore,
  editorOf: EditorOf,
): Route[] {
  return [
    cacheableRoute(listServices, () => store.list()),
    route(listAdminServices, () => adminStore.list()),
    route(readAdminService, ({ params }) => adminStore.read(params.id)),
    route(createService, async ({ body, files }, context) =>
      adminStore.create(body, editorOf(context, { body, files }), await processUploadedImage(files)),
    ),
    route(updateService, async ({ params, body, files }, context) =>
      adminStore.update(
        params.id,
        body,
        editorOf(context, { body, files }),
        await processUploadedImage(files),
      ),
    ),
    route(orderServices, ({ body }, context) => adminStore.reorder(body, editorOf(context, { body }))),
    route(deleteService, async ({ params }, context) => {
      await adminStore.remove(params.id, editorOf(context));
      return { id: params.id };
    }),
  ];
}
