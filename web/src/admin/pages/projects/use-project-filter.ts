import { AdminProjectQuery } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import type { ProjectListQuery } from './project-queries';

export const PROJECT_VIEWS = ['grid', 'table'] as const;
export type ProjectView = (typeof PROJECT_VIEWS)[number];

export interface ProjectFilter extends ProjectListQuery {
  view: ProjectView;
}

const View = z.enum(PROJECT_VIEWS).catch('grid');

/** Page, category and view from the URL; an invalid URL is the first page of all. */
export function useProjectFilter() {
  const [params, setParams] = useSearchParams();
  const { page, category } =
    AdminProjectQuery.safeParse(Object.fromEntries(params)).data ?? AdminProjectQuery.parse({});
  const filter: ProjectFilter = { page, category, view: View.parse(params.get('view')) };

  return {
    filter,
    change: (changes: Partial<ProjectFilter>) => setParams(searchOf({ ...filter, ...changes })),
  };
}

/** The query string of a filter, without defaults. */
export function searchOf({ page, category, view }: ProjectFilter): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (category) params.set('category', category);
  if (view !== 'grid') params.set('view', view);
  return params.toString();
}
