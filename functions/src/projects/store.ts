import {
  categoryLabel,
  MAX_PROJECTS,
  type Project,
  type ProjectDetail,
  projectGroup,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { publicTranslations, translationFields } from '../translations/public-translations';
import { PROJECTS, ProjectDocument } from './document';

export type ProjectStore = ReturnType<typeof createProjectStore>;

const ProjectFields = ProjectDocument.omit({ createdAt: true });
const ProjectSummaryFields = ProjectFields.omit({ client: true });

const LISTED_FIELDS = [
  ...fieldsOf(ProjectSummaryFields.omit({ translations: true })),
  ...translationFields(['title', 'description', 'location']),
];

export function createProjectStore(db: Firestore) {
  const projects = db.collection(PROJECTS);
  return {
    /** Newest first. */
    async list(): Promise<Project[]> {
      const { docs } = await projects
        .orderBy('createdAt', 'desc')
        .limit(MAX_PROJECTS)
        .select(...LISTED_FIELDS)
        .get();
      return parseDocuments(ProjectSummaryFields, docs).map(toProject);
    },

    /** `null` if there is none. */
    async read(id: string): Promise<ProjectDetail | null> {
      const project = parseDocument(ProjectFields, await projects.doc(id).get());
      return project && toProjectDetail(project);
    },
  };
}

/** A project without a title has its category as title. */
function toProject({
  pictures: [own],
  category,
  title,
  translations,
  ...project
}: Identified<typeof ProjectSummaryFields>): Project {
  return {
    ...project,
    title: title || categoryLabel(category),
    category: projectGroup(category),
    ...(own && toResponsiveImage(own)),
    ...publicTranslations('projects', { ...project, title, translations }),
  };
}

function toProjectDetail(project: Identified<typeof ProjectFields>): ProjectDetail {
  const { client, ...listed } = project;
  const images = project.pictures.map(toResponsiveImage);
  return { ...toProject(listed), client, images, ...publicTranslations('projects', project) };
}
