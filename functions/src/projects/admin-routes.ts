import {
  createProject,
  deleteProject,
  listAdminProjects,
  paginate,
  updateProject,
} from '@alnafitha/contract';
import { uploadedPicture } from '../media/chosen-picture';
import { type Route, route } from '../platform/route';
import type { AdminProjectStore } from './admin-store';

export function adminProjectRoutes(store: AdminProjectStore): Route[] {
  return [
    route(listAdminProjects, async ({ query }) => {
      const { projects, total, next, previous } = await store.list(query);
      return { projects, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    route(createProject, async ({ body, files }) => store.create(body, await uploadedPicture(files))),
    route(updateProject, async ({ params, body, files }) =>
      store.update(params.id, body, await uploadedPicture(files)),
    ),
    route(deleteProject, async ({ params }) => {
      await store.remove(params.id);
      return { id: params.id };
    }),
  ];
}
