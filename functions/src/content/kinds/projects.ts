import {
  categoriesOf,
  categoryLabel,
  ERROR_MESSAGES,
  getProject,
  listProjectPage,
  listProjects,
  MAX_PROJECTS,
  MAX_RELATED_PROJECTS,
  PROJECTS_PAGE_SIZE,
  type Project,
  ProjectCategory,
  ProjectDetail,
  type ProjectGroup,
  type ProjectPageQuery,
  paginate,
  projectGroup,
  storedTranslations,
  TRANSLATED_FIELDS,
} from '@alnafitha/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { foundOr404 } from '../../platform/errors';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { readPage } from '../../platform/paging';
import { cacheableRoute, type Route } from '../../platform/route';
import { publicTranslations, translationFields } from '../../translations/public-translations';
import { StoredEdit } from '../revisions';

export const PROJECTS = 'projects';

export const ProjectDocument = z.object({
  ...ProjectDetail.pick({ title: true, description: true, location: true, client: true, year: true }).shape,
  category: ProjectCategory,
  /** The first is the main image. */
  pictures: z.array(StoredMedia),
  translations: storedTranslations(TRANSLATED_FIELDS.projects),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ProjectDocument = z.infer<typeof ProjectDocument>;

const ProjectFields = ProjectDocument.omit({ createdAt: true, edited: true });
const ProjectSummaryFields = ProjectFields.omit({ client: true });

const LISTED_FIELDS = [
  ...fieldsOf(ProjectSummaryFields.omit({ translations: true })),
  ...translationFields(['title', 'description', 'location']),
];

export function createPublicProjects(db: Firestore) {
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
      const { snapshots, ...page } = await readPage(
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
        ...page,
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
  const { client, ...listed } = project;
  const images = project.pictures.map(toResponsiveImage);
  return { ...toProject(listed), client, images, ...publicTranslations('projects', project) };
}

export function publicProjectRoutes(projects: ReturnType<typeof createPublicProjects>): Route[] {
  return [
    cacheableRoute(listProjects, () => projects.list()),
    cacheableRoute(listProjectPage, async ({ query }) => {
      const { projects: listed, total, next } = await projects.listPage(query);
      return { projects: listed, pagination: { ...paginate(total, PROJECTS_PAGE_SIZE), next } };
    }),
    cacheableRoute(getProject, async ({ params }) =>
      foundOr404(await projects.read(params.id), ERROR_MESSAGES.projectNotFound),
    ),
  ];
}
