import { getProject, listProjects, SENTENCES } from '@alnafitha/contract';
import { found } from '../platform/errors';
import { type Route, sharedRoute } from '../platform/route';
import type { ProjectStore } from './store';

export function projectRoutes(store: ProjectStore): Route[] {
  return [
    sharedRoute(listProjects, () => store.list()),
    sharedRoute(getProject, async ({ params }) =>
      found(await store.read(params.id), SENTENCES.projectNotFound),
    ),
  ];
}
