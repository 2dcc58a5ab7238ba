import {
  type AdminProjectQuery,
  categoriesOf,
  categoryLabel,
  createProject,
  ERROR_MESSAGES,
  getProject,
  listAdminProjects,
  listProjectPage,
  listProjects,
  MAX_PROJECTS,
  MAX_RELATED_PROJECTS,
  PROJECTS_PAGE_SIZE,
  type Project,
  type ProjectDetail,
  type ProjectGroup,
  type ProjectPageQuery,
  paginate,
  projectGroup,
  projects,
  updateProject,
} from '@alnafitha/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { manyPictures } from '../../media/chosen-image';
import { toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { foundOr404 } from '../../platform/errors';
import { readPage } from '../../platform/paging';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { documentOf, listOf, toPublic } from '../documents';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes, formRoutes } from '../routes';

export const PROJECTS = 'projects';

/** The first image is the main one. */
export const ProjectDocument = documentOf(projects, manyPictures.stored);
export type ProjectDocument = z.infer<typeof ProjectDocument>;

const ShownProject = ProjectDocument.omit({ createdAt: true, edited: true });
const listed = listOf(projects, manyPictures.stored, {});

function createPublished(db: Firestore) {
  const collection = db.collection(PROJECTS);

  async function newest(query: Query, count: number): Promise<Project[]> {
    const { docs } = await query
      .orderBy('createdAt', 'desc')
      .limit(count)
      .select(...listed.fields)
      .get();
    return parseDocuments(listed.schema, docs).map(toProject);
  }

  /** Returns the newest other projects of the group, then of all. */
  async function relatedTo(id: string, group: ProjectGroup | null): Promise<Project[]> {
    // One of them may be the project itself.
    const ofGroup = group
      ? await newest(collection.where('category', 'in', categoriesOf(group)), MAX_RELATED_PROJECTS + 1)
      : [];
    const isFull = ofGroup.length > MAX_RELATED_PROJECTS;
    const all = isFull ? [] : await newest(collection, MAX_RELATED_PROJECTS + Math.max(1, ofGroup.length));
    const related = new Map([...ofGroup, ...all].map((project) => [project.id, project]));
    related.delete(id);
    return picturedFirst([...related.values()].slice(0, MAX_RELATED_PROJECTS));
  }

  return {
    list: () => newest(collection, MAX_PROJECTS),

    async listPage({ group, ...request }: ProjectPageQuery) {
      const query = group ? collection.where('category', 'in', categoriesOf(group)) : collection;
      const { snapshots, total, next } = await readPage(
        {
          name: `projects ${group ?? ''}`,
          query,
          timestamp: 'createdAt',
          fields: [...listed.fields, 'createdAt'],
        },
        { ...request, limit: PROJECTS_PAGE_SIZE },
      );
      return {
        projects: picturedFirst(parseDocuments(listed.schema, snapshots).map(toProject)),
        pagination: { ...paginate(total, PROJECTS_PAGE_SIZE), next },
      };
    },

    async read(id: string): Promise<ProjectDetail | null> {
      const project = parseDocument(ShownProject, await collection.doc(id).get());
      if (!project) return null;
      const images = project.pictures.map(toResponsiveImage);
      return { ...toProject(project), images, related: await relatedTo(id, projectGroup(project.category)) };
    },
  };
}

/** A project without an image leads no page, row or preview. */
function picturedFirst(projects: readonly Project[]): Project[] {
  return projects.toSorted((a, b) => Number(!a.picture) - Number(!b.picture));
}

/** The category replaces a missing title. */
function toProject<D extends Identified<typeof listed.schema>>(document: D) {
  const { title, category, pictures } = document;
  const [main] = pictures;
  return toPublic(projects, document, {
    title: title || categoryLabel(category),
    category: projectGroup(category),
    ...(main && toResponsiveImage(main)),
  });
}

export function createProjects(dependencies: EntryDependencies) {
  const { db, editorOf } = dependencies;
  const published = createPublished(db);
  const entries = createEntries(
    {
      name: PROJECTS,
      declared: projects,
      schema: ProjectDocument,
      notFound: ERROR_MESSAGES.projectNotFound,
      fallbacks: { category: 'Other' },
      ...manyPictures,
      review: {
        field: 'title',
        titleFields: ['title', 'category'],
        titleOf: ({ title, category = '' }) => title || categoryLabel(category),
        path: ({ id }) => `/portfolio/${id}`,
      },
    },
    dependencies,
  );
  const { collection, toEntry } = entries;

  async function list({ category, ...request }: AdminProjectQuery) {
    const paged = {
      name: `projects ${category ?? ''}`,
      query: category === undefined ? collection : collection.where('category', '==', category),
      timestamp: 'createdAt',
      fields: fieldsOf(ProjectDocument),
    };
    const { snapshots, total, next, previous } = await readPage(paged, request);
    return {
      projects: parseDocuments(ProjectDocument, snapshots).map(toEntry),
      pagination: { ...paginate(total, request.limit), next, previous },
    };
  }

  const routes: Route[] = [
    cacheableRoute(listProjects, () => published.list()),
    cacheableRoute(listProjectPage, ({ query }) => published.listPage(query)),
    cacheableRoute(getProject, async ({ params }) =>
      foundOr404(await published.read(params.id), ERROR_MESSAGES.projectNotFound),
    ),
    route(listAdminProjects, ({ query }) => list(query)),
    ...entryRoutes(projects, entries, editorOf),
    ...formRoutes({ create: createProject, update: updateProject }, entries, manyPictures.receive, editorOf),
  ];
  return { ...entries, readPublished: published.read, routes };
}
