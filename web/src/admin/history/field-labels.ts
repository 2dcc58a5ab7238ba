import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

const FIELD_LABELS: Readonly<Record<string, PlainTranslationKey>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  author: 'Author',
  date: 'Date',
  published: 'Published',
  description: 'Description',
  location: 'Location',
  client: 'Client',
  year: 'Year',
  features: 'Features',
  icon: 'Icon',
  order: 'Order',
  active: 'Active',
  altText: 'Alt text',
  subCategories: 'Sub-categories',
  image: 'Image',
  images: 'Images',
  newImages: 'New images',
  picture: 'Image',
  translations: 'Translation',
  deleted: 'Deletion',
  name: 'Name',
  position: 'Position',
  text: 'Text',
  project: 'Project',
};

export function useFieldLabel(): (field: string) => string {
  const { t } = useLanguage();
  return (field) => {
    const label = FIELD_LABELS[field];
    return label ? t(label) : field;
  };
}
