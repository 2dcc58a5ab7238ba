import {
  AdminProjectQuery,
  createProject,
  deleteProject,
  type EndpointInput,
  listAdminProjects,
  readAdminProject,
  updateProject,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { callAsAdmin, type SubmitOptions, submitAsAdmin } from '../session/as-admin';
import { cursorTo } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';

const prefix = ['admin', 'projects'] as const;
const AFFECTED_QUERIES = [prefix, ['admin', 'dashboard'], ['projects']] as const;

export const PROJECT_VIEWS = ['grid', 'table'] as const;

export const ProjectParams = AdminProjectQuery.pick({ page: true, category: true }).extend({
  view: z.enum(PROJECT_VIEWS).catch('grid'),
});
export type ProjectFilter = z.output<typeof ProjectParams>;

export const projectQueries = {
  list: ({ page, category }: ProjectFilter) =>
    queryOptions({
      queryKey: [...prefix, category ?? 'all', page] as const,
      queryFn: (context) => {
        const query = { page, category, ...cursorTo(context) };
        return callAsAdmin(listAdminProjects, { query }, { signal: context.signal });
      },
      placeholderData: keepPreviousData,
    }),
};

export const loadProject = (id: string, options: { signal: AbortSignal }) =>
  callAsAdmin(readAdminProject, { params: { id } }, options);

interface Creation extends SubmitOptions {
  body: EndpointInput<typeof createProject>['body'];
}

interface Update extends SubmitOptions {
  id: string;
  body: EndpointInput<typeof updateProject>['body'];
}

export function useProjectMutations() {
  const { invalidateOptions, dropCursorsOptions } = useInvalidation(AFFECTED_QUERIES);
  return {
    create: useMutation({
      ...dropCursorsOptions,
      mutationKey: prefix,
      mutationFn: ({ body, ...options }: Creation) => submitAsAdmin(createProject, { body }, options),
    }),
    update: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, body, ...options }: Update) =>
        submitAsAdmin(updateProject, { params: { id }, body }, options),
    }),
    remove: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deleteProject, { params: { id } }),
    }),
  };
}
