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
import { PROJECTS, ProjectDocument } from './document';

export type ProjectStore = ReturnType<typeof createProjectStore>;

const ProjectFields = ProjectDocument.omit({ translations: true, createdAt: true });
const ProjectSummaryFields = ProjectFields.omit({ location: true, client: true });

export function createProjectStore(db: Firestore) {
  const projects = db.collection(PROJECTS);
  return {
    /** Newest first. */
    async list(): Promise<Project[]> {
      const { docs } = await projects
        .orderBy('createdAt', 'desc')
        .limit(MAX_PROJECTS)
        .select(...fieldsOf(ProjectSummaryFields))
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
  ...project
}: Identified<typeof ProjectSummaryFields>): Project {
  return {
    ...project,
    title: title || categoryLabel(category),
    category: projectGroup(category),
    ...(own && toResponsiveImage(own)),
  };
}

function toProjectDetail(project: Identified<typeof ProjectFields>): ProjectDetail {
  const { location, client, ...listed } = project;
  return { ...toProject(listed), location, client, images: project.pictures.map(toResponsiveImage) };
}
