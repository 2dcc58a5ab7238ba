import { type ContentKind, TRANSLATED_FIELDS, type Translation } from '@alnafitha/contract';
import { z } from 'zod';
import { derivedFields } from '../../../functions/src/content/derived';
import { IMAGES, ImageDocument } from '../../../functions/src/content/kinds/images';
import { POSTS, PostDocument } from '../../../functions/src/content/kinds/posts';
import { PROJECTS, ProjectDocument } from '../../../functions/src/content/kinds/projects';
import { SERVICES, ServiceDocument } from '../../../functions/src/content/kinds/services';
import { TESTIMONIALS, TestimonialDocument } from '../../../functions/src/content/kinds/testimonials';
import { type StoredMedia, toResponsiveImage } from '../../../functions/src/media/stored-media';
import { fingerprintOf, originalsOf } from '../../../functions/src/translations/originals';
import { partsOf } from '../../../functions/src/translations/parts';
import { ARABIC } from './arabic';
import { createdAt, type FindImage, type ImageName, type SeedDocument } from './document';
import images from './images.json';
import { readPostContent } from './posts';
import posts from './posts.json';
import projects from './projects.json';
import services from './services.json';
import testimonials from './testimonials.json';

/** Their Arabic is not reviewed. */
const UNREVIEWED: ReadonlySet<ContentKind> = new Set(['images', 'testimonials']);

/** A reviewed text whose English has changed since. */
const OUTDATED = {
  path: 'projects/walnut-kitchen',
  field: 'description',
  of: 'Floor-to-ceiling cabinets hide the refrigerator and the oven; the island seats four. The carcasses are aluminium, which does not swell with steam; only the fronts are walnut.',
};

/** An image of a post's content, by its name. */
const IMAGE = /<img src="([\w-]+)" alt="">/g;

const arabic = new Map(Object.entries(ARABIC));

/** Returns everything that visitors can see, newest first. Throws for a text without Arabic. */
export function contentDocuments(findImage: FindImage): SeedDocument[] {
  const find = (name: string) => findImage(imageName(name));
  return [
    ...Object.entries(images).map(([name, image], index) =>
      parseDocument(`${IMAGES}/${name}`, ImageDocument, {
        ...image,
        ...image.en,
        picture: find(name),
        translations: {},
        createdAt: createdAt(index),
      }),
    ),
    ...Object.entries(projects).map(([id, project], index) =>
      parseDocument(`${PROJECTS}/${id}`, ProjectDocument, {
        ...project,
        ...project.en,
        pictures: project.images.map(find),
        createdAt: createdAt(index),
      }),
    ),
    ...testimonials.map(({ image, ...testimonial }, index) =>
      parseDocument(`${TESTIMONIALS}/seed-${index + 1}`, TestimonialDocument, {
        ...testimonial,
        ...testimonial.en,
        ...(image && { picture: find(image) }),
        createdAt: createdAt(index),
      }),
    ),
    ...Object.entries(services).map(([id, service], order) =>
      parseDocument(`${SERVICES}/${id}`, ServiceDocument, {
        ...service,
        ...service.en,
        picture: find(service.image),
        order,
        active: true,
        createdAt: createdAt(order),
      }),
    ),
    ...Object.entries(posts).map(([id, post]) => {
      const content = readPostContent(id, 'en');
      return parseDocument(`${POSTS}/${id}`, PostDocument, {
        ...post,
        ...post.en,
        content: content.replace(IMAGE, (_, name) => imageElement(imageName(name), find(name))),
        contentPictures: [...content.matchAll(IMAGE)].map(([, name = '']) => find(name)),
        author: 'Admin',
        picture: find(post.image),
        date: new Date(post.date),
        createdAt: new Date(post.date),
      });
    }),
  ].map(withArabic);
}

/** Throws with the path of a document that does not match the schema. */
function parseDocument(path: string, schema: z.ZodType<object>, fields: object): SeedDocument {
  const { data, error } = schema.safeParse(fields);
  if (error) throw new Error(`${path}: ${z.prettifyError(error)}`);
  return { path, data };
}

function imageName(name: string): ImageName {
  if (!Object.hasOwn(images, name)) throw new Error(`images.json has no ${name}`);
  return name as ImageName;
}

function imageElement(name: ImageName, stored: StoredMedia): string {
  const { image: url, picture } = toResponsiveImage(stored);
  return `<img src="${url}" alt="${images[name].en.altText}" width="${picture.width}" height="${picture.height}">`;
}

function withArabic({ path, data }: SeedDocument): SeedDocument {
  const kind = kindOf(path);
  const entries = originalsOf(kind, { ...data, translations: {} }).map((original) => {
    const text = partsOf(original).render(arabic);
    if (text === undefined) throw new Error(`${path} has no Arabic of ${original.field}`);
    const isOutdated = path === OUTDATED.path && original.field === OUTDATED.field;
    const of = isOutdated ? OUTDATED.of : fingerprintOf(original.text);
    const translation: Translation = { text, by: UNREVIEWED.has(kind) ? 'machine' : 'person', of };
    return [original.field, translation] as const;
  });
  const translated = { ...data, translations: Object.fromEntries(entries) };
  return { path, data: { ...translated, ...derivedFields(kind, translated) } };
}

export function kindOf(path: string): ContentKind {
  const kind = Object.keys(TRANSLATED_FIELDS).find((name) => path.startsWith(`${name}/`));
  return kind as ContentKind;
}
