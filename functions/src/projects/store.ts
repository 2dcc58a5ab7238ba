import { MAX_PROJECTS, type Project, type ProjectDetail, projectGroup } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { toPictured } from '../media/stored-picture';
import { fieldsOf, type Identified, readDocument, readDocuments } from '../platform/documents';
import { PROJECTS, ProjectDocument } from './document';

export type ProjectStore = ReturnType<typeof createProjectStore>;

const Shown = ProjectDocument.omit({ createdAt: true });
const Listed = Shown.omit({ location: true, client: true });

export function createProjectStore(db: Firestore) {
  const projects = db.collection(PROJECTS);
  return {
    /** Newest first. */
    async list(): Promise<Project[]> {
      const { docs } = await projects
        .orderBy('createdAt', 'desc')
        .limit(MAX_PROJECTS)
        .select(...fieldsOf(Listed))
        .get();
      return readDocuments(Listed, docs).map(toProject);
    },

    /** `null` if there is none. */
    async read(id: string): Promise<ProjectDetail | null> {
      const project = readDocument(Shown, await projects.doc(id).get());
      return project && toProjectDetail(project);
    },
  };
}

/** A project without a title has its category as title. */
function toProject({ pictures: [own], category, title, ...project }: Identified<typeof Listed>): Project {
  return {
    ...project,
    title: title || category,
    category: projectGroup(category),
    ...(own && toPictured(own)),
  };
}

function toProjectDetail(project: Identified<typeof Shown>): ProjectDetail {
  const { location, client, ...listed } = project;
  return { ...toProject(listed), location, client, images: project.pictures.map(toPictured) };
}
