import { beforeEach, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, minutesBefore, RESPONSIVE_IMAGE } from '../testing/content';

const { suite } = await startAdminApi({ name: 'stored', path: '/api/admin' });

const createdAt = minutesBefore(0);
const arabic = (of: string, text: string) => ({ of, text, by: 'person' });

/** The sample's documents as they were stored first, without the fields that came later. */
const DOCUMENTS = {
  'posts/p1': {
    title: 'Glass and heat',
    excerpt: 'What a coating does.',
    content: '<p>A coating.</p>',
    category: 'Trends',
    author: 'Admin',
    published: true,
    date: createdAt,
    createdAt,
    translations: { title: arabic('Glass and heat', 'الزجاج والحرارة') },
  },
  'projects/v1': {
    title: '',
    description: 'Windows of a villa.',
    category: 'UPVC Windows',
    client: 'A family',
    pictures: [aStoredImage()],
    createdAt,
    translations: { client: arabic('A family', 'عائلة') },
  },
  'services/s1': {
    title: 'Skylights',
    description: 'Daylight.',
    features: ['Shaded glass'],
    icon: 'PanelTop',
    order: 0,
    active: true,
    createdAt,
    translations: { features: arabic('Shaded glass', 'زجاج مظلل') },
  },
  'testimonials/t1': {
    name: 'Mariam',
    position: 'Villa owner',
    text: 'Quiet rooms.',
    project: '',
    createdAt,
    translations: { name: arabic('Mariam', 'مريم') },
  },
  'images/i1': {
    title: 'Villa.jpg',
    altText: '',
    category: 'Portfolio',
    subCategories: ['GLASS'],
    picture: aStoredImage(),
    createdAt,
    translations: { title: arabic('Villa.jpg', 'فيلا') },
  },
};

beforeEach(async () => {
  await Promise.all(Object.entries(DOCUMENTS).map(([path, fields]) => suite.db.doc(path).set(fields)));
});

const get = async (path: string) => bodyOf<unknown>(await suite.send('GET', path));
const { image: url, picture } = RESPONSIVE_IMAGE;

it.each([
  [
    'a post',
    '/api/blog/p1',
    {
      id: 'p1',
      title: 'Glass and heat',
      excerpt: 'What a coating does.',
      content: '<p>A coating.</p>',
      category: 'Trends',
      author: 'Admin',
      date: createdAt.toISOString(),
      contentPictures: [],
      translations: {
        ar: { title: 'الزجاج والحرارة' },
      },
    },
  ],
  [
    'a project',
    '/api/projects/v1',
    {
      id: 'v1',
      title: 'UPVC Windows',
      description: 'Windows of a villa.',
      category: 'upvc',
      client: 'A family',
      ...RESPONSIVE_IMAGE,
      images: [RESPONSIVE_IMAGE],
      related: [],
      translations: { ar: { client: 'عائلة' } },
    },
  ],
  [
    'services',
    '/api/services',
    [
      {
        id: 's1',
        title: 'Skylights',
        description: 'Daylight.',
        features: ['Shaded glass'],
        icon: 'PanelTop',
        slugs: ['skylights'],
        translations: { ar: { features: ['زجاج مظلل'] } },
      },
    ],
  ],
  [
    'testimonials',
    '/api/testimonials',
    [
      {
        id: 't1',
        name: 'Mariam',
        position: 'Villa owner',
        text: 'Quiet rooms.',
        project: '',
        rating: 5,
        translations: { ar: { name: 'مريم' } },
      },
    ],
  ],
  [
    'an image',
    '/api/portfolio/images/i1',
    {
      id: 'i1',
      url,
      picture,
      title: 'Villa',
      altText: '',
      category: 'Portfolio',
      subCategories: ['GLASS'],
      translations: { ar: { title: 'فيلا' } },
    },
  ],
])('%s of an earlier version reads as it did', async (_, path, expected) => {
  expect(await get(path)).toEqual(expected);
});
