import {
  createProject,
  deleteProject,
  getProject,
  listAdminProjects,
  listProjects,
  paginate,
  SENTENCES,
  updateProject,
} from '@alnafitha/contract';
import { uploadedPicture } from '../media/chosen-picture';
import { found } from '../platform/errors';
import { type Route, route, sharedRoute } from '../platform/route';
import type { AdminProjectStore } from './admin-store';
import type { ProjectStore } from './store';

export function projectRoutes(store: ProjectStore, adminStore: AdminProjectStore): Route[] {
  return [
    sharedRoute(listProjects, () => store.list()),
    sharedRoute(getProject, async ({ params }) =>
      found(await store.read(params.id), SENTENCES.projectNotFound),
    ),
    route(listAdminProjects, async ({ query }) => {
      const { projects, total, next, previous } = await adminStore.list(query);
      return { projects, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    route(createProject, async ({ body, files }) => adminStore.create(body, await uploadedPicture(files))),
    route(updateProject, async ({ params, body, files }) =>
      adminStore.update(params.id, body, await uploadedPicture(files)),
    ),
    route(deleteProject, async ({ params }) => {
      await adminStore.remove(params.id);
      return { id: params.id };
    }),
  ];
}
