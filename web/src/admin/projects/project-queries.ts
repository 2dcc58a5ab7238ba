import { AdminProjectQuery, listAdminProjects, projects } from '@alnafitha/contract';
import { z } from 'zod';
import { pageQuery, resource } from '../content/content-queries';
import { callAsAdmin } from '../session/as-admin';

export const projectResource = resource(projects);

export const PROJECT_VIEWS = ['grid', 'table'] as const;

export const ProjectParams = AdminProjectQuery.pick({ page: true, category: true }).extend({
  view: z.enum(PROJECT_VIEWS).catch('grid'),
});
export type ProjectFilter = z.output<typeof ProjectParams>;

export const adminProjectList = ({ page, category }: ProjectFilter) =>
  pageQuery('projects', { page, filter: { category } }, (query, options) =>
    callAsAdmin(listAdminProjects, { query }, options),
  );
