import {
  type AdminProjectQuery,
  createProject,
  deleteProject,
  ERROR_MESSAGES,
  listAdminProjects,
  type NewProject,
  type ProjectChanges,
  paginate,
  readAdminProject,
  updateProject,
} from '@alnafitha/contract';
import { manyPictures } from '../../media/chosen-image';
import { toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocuments } from '../../platform/documents';
import { readPage } from '../../platform/paging';
import { type Route, route } from '../../platform/route';
import type { Editor, EditorOf } from '../editor';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes, formRoutes } from '../routes';
import { PROJECTS, ProjectDocument } from './projects';

export function createProjects(dependencies: EntryDependencies) {
  const projects = createEntries<typeof ProjectDocument, ProjectFields, NewProject, ProjectChanges>(
    {
      name: PROJECTS,
      schema: ProjectDocument,
      notFound: ERROR_MESSAGES.projectNotFound,
      fallbacks: { category: 'Other' },
      toFields,
      ...manyPictures,
      convert: withoutBlanks,
    },
    dependencies,
  );
  const { collection, toEntry } = projects;

  return {
    ...projects,

    async list({ category, ...request }: AdminProjectQuery) {
      const list = {
        name: `projects ${category ?? ''}`,
        query: category === undefined ? collection : collection.where('category', '==', category),
        timestamp: 'createdAt',
        fields: fieldsOf(ProjectDocument),
      };
      const { snapshots, ...page } = await readPage(list, request);
      return { projects: parseDocuments(ProjectDocument, snapshots).map(toEntry), ...page };
    },
  };
}

/** A project may have no title; other blank texts are not stored. */
function withoutBlanks(
  sent: NewProject | ProjectChanges,
  _editor: Editor,
  current: Identified<typeof ProjectDocument> | undefined,
) {
  const { title = '', description = '', location, client, year } = { ...current, ...sent };
  return {
    title,
    description,
    location: location || undefined,
    client: client || undefined,
    year: year ? Number(year) : undefined,
  };
}

type ProjectFields = ReturnType<typeof toFields>;

function toFields(document: Identified<typeof ProjectDocument>) {
  const { pictures, createdAt: _createdAt, translations: _texts, edited: _edited, ...project } = document;
  const responsive = pictures.map(toResponsiveImage);
  return { ...project, images: responsive.map(({ image }) => image), picture: responsive[0]?.picture };
}

export function projectRoutes(projects: ReturnType<typeof createProjects>, editorOf: EditorOf): Route[] {
  return [
    route(listAdminProjects, async ({ query }) => {
      const { total, next, previous, ...page } = await projects.list(query);
      return { ...page, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    ...entryRoutes({ read: readAdminProject, remove: deleteProject }, projects, editorOf),
    ...formRoutes({ create: createProject, update: updateProject }, projects, manyPictures.receive, editorOf),
  ];
}
