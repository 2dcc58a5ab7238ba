import {
  type AdminProjectQuery,
  categoryGroup,
  categoryName,
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
  projects,
  SAMPLE_BLOCKS,
  type UploadedFile,
  updateProject,
} from '@alnafitha/contract';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { manyPictures } from '../../media/chosen-image';
import { toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { foundOr404 } from '../../platform/errors';
import { readPage } from '../../platform/paging';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { type Categories, keysOf, type ReadCategories, requireCategories } from '../categories';
import { documentOf, listOf, toPublic } from '../documents';
import { createEntries, type EntryDependencies } from '../entries';
import { REVISIONS } from '../revisions';
import { entryRoutes, formRoutes } from '../routes';
import type { EnglishTitle } from '../translate-missing';
import { slugOfTitle } from './service-slugs';

export const PROJECTS = 'projects';

/** The first image is the main one. */
export const ProjectDocument = documentOf(projects, manyPictures.stored);
export type ProjectDocument = z.infer<typeof ProjectDocument>;

/** Enough to tell forms apart, in an address that is read. */
const FORM_DIGITS = 8;

const ShownProject = ProjectDocument.omit({ createdAt: true, edited: true });
const listed = listOf(projects, manyPictures.stored, {});

function createPublished(db: Firestore, readCategories: ReadCategories) {
  const collection = db.collection(PROJECTS);
  const ofGroup = (group: ProjectGroup, { en }: Categories) =>
    collection.where('category', 'in', keysOf(en.projects, group));

  async function newest(query: Query, count: number, categories: Categories): Promise<Project[]> {
    const { docs } = await query
      .orderBy('createdAt', 'desc')
      .limit(count)
      .select(...listed.fields)
      .get();
    return parseDocuments(listed.schema, docs).map((document) => toProject(document, categories));
  }

  /** Returns the newest other projects of the group, then of all. */
  async function relatedTo(
    id: string,
    group: ProjectGroup | null,
    categories: Categories,
  ): Promise<Project[]> {
    // One of them may be the project itself.
    const same = group ? await newest(ofGroup(group, categories), MAX_RELATED_PROJECTS + 1, categories) : [];
    const isFull = same.length > MAX_RELATED_PROJECTS;
    const count = MAX_RELATED_PROJECTS + Math.max(1, same.length);
    const all = isFull ? [] : await newest(collection, count, categories);
    const related = new Map([...same, ...all].map((project) => [project.id, project]));
    related.delete(id);
    return picturedFirst([...related.values()].slice(0, MAX_RELATED_PROJECTS));
  }

  return {
    list: async () => newest(collection, MAX_PROJECTS, await readCategories()),

    async listPage({ group, ...request }: ProjectPageQuery) {
      const categories = await readCategories();
      const { snapshots, total, next } = await readPage(
        {
          name: `projects ${group ?? ''}`,
          query: group ? ofGroup(group, categories) : collection,
          timestamp: 'createdAt',
          fields: [...listed.fields, 'createdAt'],
        },
        { ...request, limit: PROJECTS_PAGE_SIZE },
      );
      const documents = parseDocuments(listed.schema, snapshots);
      return {
        projects: picturedFirst(documents.map((document) => toProject(document, categories))),
        pagination: { ...paginate(total, PROJECTS_PAGE_SIZE), next },
      };
    },

    async read(id: string): Promise<ProjectDetail | null> {
      const [snapshot, categories] = await Promise.all([collection.doc(id).get(), readCategories()]);
      const project = parseDocument(ShownProject, snapshot);
      if (!project) return null;
      const images = project.pictures.map(toResponsiveImage);
      const shown = toProject(project, categories);
      return { ...shown, images, related: await relatedTo(id, shown.category, categories) };
    },
  };
}

/** A project without an image leads no page, row or preview. */
function picturedFirst(projects: readonly Project[]): Project[] {
  return projects.toSorted((a, b) => Number(!a.picture) - Number(!b.picture));
}

/** The category replaces a missing title. */
function toProject<D extends Identified<typeof listed.schema>>(document: D, { en, ar }: Categories) {
  const { title, category, pictures } = document;
  const [main] = pictures;
  const shown = toPublic(projects, document, {
    title: title || categoryName(en.projects, category),
    category: categoryGroup(en.projects, category),
    ...(main && toResponsiveImage(main)),
  });
  if (title) return shown;
  const { translations } = shown;
  return {
    ...shown,
    translations: {
      ...translations,
      ar: { ...translations?.ar, title: categoryName(ar.projects, category) },
    },
  };
}

export function createProjects(
  dependencies: EntryDependencies & {
    readonly readCategories: ReadCategories;
    readonly englishTitle: EnglishTitle;
  },
) {
  const { db, editorOf, readCategories, englishTitle } = dependencies;
  const published = createPublished(db, readCategories);
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
        titleOf: ({ title, category = '' }) =>
          title || categoryName(SAMPLE_BLOCKS.categories.projects, category),
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

  const receive = async <B extends { readonly category?: string | undefined }>(
    body: B & Parameters<typeof manyPictures.receive>[0],
    files: readonly UploadedFile[],
  ) => {
    await requireCategories(readCategories, 'projects', body.category ? [body.category] : []);
    return manyPictures.receive(body, files);
  };

  /** The id, and so the address, has the title's words: those of the first save in each attempt of a form. */
  async function idOf(form: string, title: string): Promise<string> {
    const start = form.slice(0, FORM_DIGITS);
    // Of a deleted entry, there are revisions.
    const inHistory = db
      .collectionGroup(REVISIONS)
      .orderBy(FieldPath.documentId())
      .startAt(`${PROJECTS}/${start}/${REVISIONS}/0`)
      .endAt(`${PROJECTS}/${start}~/${REVISIONS}/~`);
    const stored = collection.orderBy(FieldPath.documentId()).startAt(start).endAt(`${start}~`);
    const [entries, revisions] = await Promise.all(
      [stored, inHistory].map((query) => query.limit(1).select().get()),
    );
    const former = entries?.docs[0]?.id ?? revisions?.docs[0]?.ref.parent.parent?.id;
    const words = slugOfTitle(title.normalize('NFD').replace(/[^a-z0-9\s-]/gi, ''));
    return former ?? (words ? `${start}-${words}` : form);
  }

  /** Projects have no drafts. */
  async function readSaved(id: string) {
    const entry = await published.read(id);
    return entry && { entry, published: true };
  }

  const routes: Route[] = [
    cacheableRoute(listProjects, () => published.list()),
    cacheableRoute(listProjectPage, ({ query }) => published.listPage(query)),
    cacheableRoute(getProject, async ({ params }) =>
      foundOr404(await published.read(params.id), ERROR_MESSAGES.projectNotFound),
    ),
    route(listAdminProjects, ({ query }) => list(query)),
    ...entryRoutes(projects, entries, editorOf),
    ...formRoutes(
      { create: createProject, update: updateProject },
      {
        ...entries,
        create: async (sent, editor, added) =>
          entries.create(sent, editor, added, await idOf(editor.form, await englishTitle(sent))),
      },
      receive,
      editorOf,
    ),
  ];
  return { ...entries, readSaved, routes };
}
