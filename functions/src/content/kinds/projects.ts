import {
  type AdminProjectQuery,
  categoriesOf,
  categoryLabel,
  createProject,
  deleteProject,
  ERROR_MESSAGES,
  getProject,
  listAdminProjects,
  listProjectPage,
  listProjects,
  MAX_PROJECTS,
  MAX_RELATED_PROJECTS,
  type NewProject,
  PROJECTS_PAGE_SIZE,
  type Project,
  type ProjectChanges,
  type ProjectDetail,
  type ProjectGroup,
  type ProjectPageQuery,
  paginate,
  projectFields,
  projectGroup,
  readAdminProject,
  storedTranslations,
  TRANSLATED_FIELDS,
  updateProject,
} from '@alnafitha/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { manyPictures } from '../../media/chosen-image';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { foundOr404 } from '../../platform/errors';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { readPage } from '../../platform/paging';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { publicTranslations, translationFields } from '../../translations/public-translations';
import { createEntries, type EntryDependencies } from '../entries';
import { StoredEdit } from '../revisions';
import { entryRoutes, formRoutes } from '../routes';

export const PROJECTS = 'projects';

export const ProjectDocument = z.object({
  ...projectFields,
  /** The first is the main image. */
  pictures: z.array(StoredMedia),
  translations: storedTranslations(TRANSLATED_FIELDS.projects),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ProjectDocument = z.infer<typeof ProjectDocument>;

const ProjectFields = ProjectDocument.omit({ createdAt: true, edited: true });
const ProjectSummaryFields = ProjectFields.pick({
  title: true,
  description: true,
  category: true,
  location: true,
  year: true,
  pictures: true,
  translations: true,
});

const LISTED_FIELDS = [
  ...fieldsOf(ProjectSummaryFields.omit({ translations: true })),
  ...translationFields(['title', 'description', 'location']),
];

function createPublished(db: Firestore) {
  const projects = db.collection(PROJECTS);

  async function newest(query: Query, count: number): Promise<Project[]> {
    const { docs } = await query
      .orderBy('createdAt', 'desc')
      .limit(count)
      .select(...LISTED_FIELDS)
      .get();
    return parseDocuments(ProjectSummaryFields, docs).map(toProject);
  }

  /** Returns the newest other projects of the group, then of all. */
  async function relatedTo(id: string, group: ProjectGroup | null): Promise<Project[]> {
    // One of them may be the project itself.
    const ofGroup = group
      ? await newest(projects.where('category', 'in', categoriesOf(group)), MAX_RELATED_PROJECTS + 1)
      : [];
    const isFull = ofGroup.length > MAX_RELATED_PROJECTS;
    const all = isFull ? [] : await newest(projects, MAX_RELATED_PROJECTS + Math.max(1, ofGroup.length));
    const related = new Map([...ofGroup, ...all].map((project) => [project.id, project]));
    related.delete(id);
    return picturedFirst([...related.values()].slice(0, MAX_RELATED_PROJECTS));
  }

  return {
    list: () => newest(projects, MAX_PROJECTS),

    async listPage({ group, ...request }: ProjectPageQuery) {
      const query = group ? projects.where('category', 'in', categoriesOf(group)) : projects;
      const { snapshots, total, next } = await readPage(
        {
          name: `projects ${group ?? ''}`,
          query,
          timestamp: 'createdAt',
          fields: [...LISTED_FIELDS, 'createdAt'],
        },
        { ...request, limit: PROJECTS_PAGE_SIZE },
      );
      return {
        projects: picturedFirst(parseDocuments(ProjectSummaryFields, snapshots).map(toProject)),
        pagination: { ...paginate(total, PROJECTS_PAGE_SIZE), next },
      };
    },

    async read(id: string): Promise<ProjectDetail | null> {
      const project = parseDocument(ProjectFields, await projects.doc(id).get());
      if (!project) return null;
      return { ...toProjectDetail(project), related: await relatedTo(id, projectGroup(project.category)) };
    },
  };
}

/** A project without an image leads no page, row or preview. */
function picturedFirst(projects: readonly Project[]): Project[] {
  return projects.toSorted((a, b) => Number(!a.picture) - Number(!b.picture));
}

/** The category replaces a missing title. */
function toProject(document: Identified<typeof ProjectSummaryFields>): Project {
  const { pictures, category, title, translations: _texts, ...project } = document;
  const [image] = pictures;
  return {
    ...project,
    title: title || categoryLabel(category),
    category: projectGroup(category),
    ...(image && toResponsiveImage(image)),
    ...publicTranslations('projects', document),
  };
}

function toProjectDetail(project: Identified<typeof ProjectFields>): Omit<ProjectDetail, 'related'> {
  const { pictures, translations: _texts, ...fields } = project;
  const images = pictures.map(toResponsiveImage);
  return { ...fields, ...toProject(project), images, ...publicTranslations('projects', project) };
}

export function createProjects(dependencies: EntryDependencies) {
  const { db, editorOf } = dependencies;
  const published = createPublished(db);
  const projects = createEntries<typeof ProjectDocument, ProjectFields, NewProject, ProjectChanges>(
    {
      name: PROJECTS,
      schema: ProjectDocument,
      notFound: ERROR_MESSAGES.projectNotFound,
      fallbacks: { category: 'Other' },
      toFields,
      ...manyPictures,
      review: { field: 'title', path: ({ id }) => `/portfolio/${id}` },
    },
    dependencies,
  );
  const { collection, toEntry } = projects;

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
    ...entryRoutes({ read: readAdminProject, remove: deleteProject }, projects, editorOf),
    ...formRoutes({ create: createProject, update: updateProject }, projects, manyPictures.receive, editorOf),
  ];
  return { ...projects, readPublished: published.read, routes };
}

type ProjectFields = ReturnType<typeof toFields>;

function toFields(document: Identified<typeof ProjectDocument>) {
  const { pictures, createdAt: _createdAt, translations: _texts, edited: _edited, ...project } = document;
  const responsive = pictures.map(toResponsiveImage);
  return { ...project, images: responsive.map(({ image }) => image), picture: responsive[0]?.picture };
}
