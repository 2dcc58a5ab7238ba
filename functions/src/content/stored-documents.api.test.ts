import { expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, minutesBefore, RESPONSIVE_IMAGE } from '../testing/content';

const { suite } = await startAdminApi({ name: 'stored', path: '/api/admin' });

const createdAt = minutesBefore(0);

interface Earlier {
  readonly url: string;
  /** Fields that visitors get as they are stored, those that only documents have, and those that visitors get. */
  readonly same: object;
  readonly stored?: object;
  readonly shown: object;
  readonly arabic: Readonly<Record<string, string>>;
}

/** The sample's documents as they were stored first, without the fields that came later. */
const DOCUMENTS: Readonly<Record<string, Earlier>> = {
  'posts/p1': {
    url: '/api/blog/p1',
    same: {
      ...{ title: 'Glass and heat', excerpt: 'What a coating does.', content: '<p>A coating.</p>' },
      ...{ category: 'Trends', author: 'Admin' },
    },
    stored: { published: true, date: createdAt },
    shown: { date: createdAt.toISOString(), contentPictures: [] },
    arabic: { title: 'الزجاج والحرارة' },
  },
  'projects/v1': {
    url: '/api/projects/v1',
    same: { description: 'Windows of a villa.', client: 'A family' },
    stored: { title: '', category: 'UPVC Windows', pictures: [aStoredImage()] },
    shown: {
      ...{ ...RESPONSIVE_IMAGE, images: [RESPONSIVE_IMAGE] },
      ...{ title: 'UPVC Windows', category: 'upvc', related: [] },
    },
    arabic: { client: 'عائلة', title: 'نوافذ UPVC' },
  },
  'services/s1': {
    url: '/api/services',
    same: { title: 'Skylights', description: 'Daylight.', features: ['Shaded glass'], icon: 'PanelTop' },
    stored: { order: 0, active: true },
    shown: { slugs: ['skylights'], onHome: true },
    arabic: { features: 'زجاج مظلل' },
  },
  'testimonials/t1': {
    url: '/api/testimonials',
    same: { name: 'Mariam', position: 'Villa owner', text: 'Quiet rooms.', project: '' },
    shown: { rating: 5 },
    arabic: { name: 'مريم' },
  },
  'images/i1': {
    url: '/api/portfolio/images/i1',
    same: { altText: '', category: 'Portfolio', subCategories: ['GLASS'] },
    stored: { title: 'Villa.jpg', picture: aStoredImage() },
    shown: { title: 'Villa', url: RESPONSIVE_IMAGE.image, picture: RESPONSIVE_IMAGE.picture },
    arabic: { title: 'فيلا' },
  },
};

it.each(Object.entries(DOCUMENTS))(
  '%s of an earlier version reads as it did',
  async (path, { url, same, stored, shown, arabic }) => {
    const fields = new Map<string, unknown>(Object.entries({ ...same, ...stored }));
    const ofArabic = (entryOf: (text: string, original: unknown) => unknown) =>
      Object.fromEntries(
        Object.entries(arabic).map(([field, text]) => [field, entryOf(text, fields.get(field))]),
      );
    const translations = ofArabic((text, original) => ({ text, by: 'person', of: String(original) }));
    await suite.db.doc(path).set({ ...Object.fromEntries(fields), createdAt, translations });
    const ar = ofArabic((text, original) => (Array.isArray(original) ? [text] : text));
    const [, id] = path.split('/');
    const entry = { ...same, ...shown, id, translations: { ar } };
    expect([bodyOf<unknown>(await suite.send('GET', url))].flat()).toEqual([entry]);
  },
);
