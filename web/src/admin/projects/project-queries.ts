import {
  AdminProjectQuery,
  createProject,
  deleteProject,
  listAdminProjects,
  type ProjectDraft,
  updateProject,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { callAsAdmin, submitAsAdmin } from '../session/as-admin';
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

/** Texts of the project, and its image if one was chosen. */
export interface FilledProject {
  project: ProjectDraft;
  file: File | null;
}

export function useProjectMutations() {
  const { invalidateOptions, dropCursorsOptions } = useInvalidation(AFFECTED_QUERIES);
  return {
    create: useMutation({
      ...dropCursorsOptions,
      mutationKey: prefix,
      mutationFn: ({ project, file }: FilledProject) =>
        submitAsAdmin(createProject, { body: project }, { files: file ? [file] : [] }),
    }),
    update: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, project, file }: FilledProject & { id: string }) =>
        submitAsAdmin(updateProject, { params: { id }, body: project }, { files: file ? [file] : [] }),
    }),
    remove: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deleteProject, { params: { id } }),
    }),
  };
}
