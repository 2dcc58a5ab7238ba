import {
  createProject,
  deleteProject,
  ERROR_MESSAGES,
  getProject,
  listAdminProjects,
  listProjectPage,
  listProjects,
  PROJECTS_PAGE_SIZE,
  paginate,
  readAdminProject,
  updateProject,
} from '@alnafitha/contract';
import type { EditorOf } from '../content/editor';
import { processUploadedImages } from '../media/chosen-image';
import { foundOr404 } from '../platform/errors';
import { cacheableRoute, type Route, route } from '../platform/route';
import type { AdminProjectStore } from './admin-store';
import type { ProjectStore } from './store';

export function projectRoutes(
  store: ProjectStore,
  adminStore: AdminProjectStore,
  editorOf: EditorOf,
): Route[] {
  return [
    cacheableRoute(listProjects, () => store.list()),
    cacheableRoute(listProjectPage, async ({ query }) => {
      const { projects, total, next } = await store.listPage(query);
      return { projects, pagination: { ...paginate(total, PROJECTS_PAGE_SIZE), next } };
    }),
    cacheableRoute(getProject, async ({ params }) =>
      foundOr404(await store.read(params.id), ERROR_MESSAGES.projectNotFound),
    ),
    route(listAdminProjects, async ({ query }) => {
      const { projects, total, next, previous } = await adminStore.list(query);
      return { projects, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    route(readAdminProject, ({ params }) => adminStore.read(params.id)),
    route(createProject, async ({ body, files }, context) =>
      adminStore.create(
        body,
        editorOf(context, { body, files }),
        await processUploadedImages(files, body.imagePaths),
      ),
    ),
    route(updateProject, async ({ params, body, files }, context) =>
      adminStore.update(
        params.id,
        body,
        editorOf(context, { body, files }),
        await processUploadedImages(files, body.imagePaths),
      ),
    ),
    route(deleteProject, async ({ params }, context) => {
      await adminStore.remove(params.id, editorOf(context));
      return { id: params.id };
    }),
  ];
}
