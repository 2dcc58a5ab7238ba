import {
  createProject,
  deleteProject,
  listAdminProjects,
  type ProjectCategory,
  type ProjectDraft,
  updateProject,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { callAsAdmin, submitAsAdmin } from '../../session/as-admin';

const prefix = ['admin', 'projects'] as const;

export interface ProjectListQuery {
  page: number;
  /** Absent for all. */
  category?: ProjectCategory | undefined;
}

export const projectQueries = {
  list: ({ page, category }: ProjectListQuery) =>
    queryOptions({
      queryKey: [...prefix, page, category ?? 'all'],
      queryFn: () => callAsAdmin(listAdminProjects, { query: { page, category } }),
      placeholderData: keepPreviousData,
    }),
};

/** What the form gives: the project's texts, and its picture where one was chosen. */
export interface FilledProject {
  project: ProjectDraft;
  file: File | null;
}

/** The three ways to change projects; each makes load anew whatever shows them: lists, figures and the site. */
export function useProjectMutations() {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      [prefix, ['admin', 'dashboard'], ['projects']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  // What somebody else has deleted is still in the list.
  const onError = (error: Error) =>
    error instanceof ApiError && error.status === 404 ? onSuccess() : undefined;
  return {
    create: useMutation({
      mutationKey: prefix,
      mutationFn: ({ project, file }: FilledProject) =>
        submitAsAdmin(createProject, { body: project }, { files: file ? [file] : [] }),
      onSuccess,
      onError,
    }),
    update: useMutation({
      mutationKey: prefix,
      mutationFn: ({ id, project, file }: FilledProject & { id: string }) =>
        submitAsAdmin(updateProject, { params: { id }, body: project }, { files: file ? [file] : [] }),
      onSuccess,
      onError,
    }),
    remove: useMutation({
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deleteProject, { params: { id } }),
      onSuccess,
      onError,
    }),
  };
}
