import {
  type GalleryImage,
  isTranslatedList,
  type Language,
  type Post,
  type ProjectDetail,
  type Service,
  type Testimonial,
} from '@alnafitha/contract';
import { originalsOf, type TranslatedDocument } from './originals';

interface PublicEntries {
  readonly posts: Post;
  readonly projects: ProjectDetail;
  readonly services: Service;
  readonly images: GalleryImage;
  readonly testimonials: Testimonial;
}

type Texts = Record<string, string | string[]>;

export function publicTranslations<K extends keyof PublicEntries>(
  kind: K,
  document: TranslatedDocument,
): Pick<PublicEntries[K], 'translations'> {
  const translations: Partial<Record<Language, Texts>> = {};
  for (const { field, to, translation } of originalsOf(kind, document)) {
    if (!translation) continue;
    const { text } = translation;
    translations[to] = { ...translations[to], [field]: isTranslatedList(field) ? text.split('\n') : text };
  }
  const isEmpty = Object.keys(translations).length === 0;
  return (isEmpty ? {} : { translations }) as Pick<PublicEntries[K], 'translations'>;
}

/** Returns paths for a query's `select`. */
export function translationFields(fields: readonly string[]): string[] {
  return fields.map((field) => `translations.${field}`);
}
