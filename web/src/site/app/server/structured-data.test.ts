import { readSite, type SiteBlocks, sampleSite } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { afterAll, expect, it } from 'vitest';
import { setTransport } from '../../../shared/api/call';
import { renderPage } from './render-page';
import { structuredData } from './structured-data';

afterAll(() => setTransport((url, init) => fetch(url, init)));

const sample = sampleSite('2026-01-01');

/** The data of the contact page, by type. */
async function dataOf(url: string, site = sample) {
  setTransport(async (path) => {
    if (path !== readSite.path) throw new Error(`The page requests ${path}`);
    return Response.json(site);
  });
  const page = await renderPage({ url, origin: 'https://site.example', parameters: [] });
  return Object.fromEntries(structuredData(page).map((thing) => [thing['@type'], thing]));
}

it('names company and questions in the language of the page', async () => {
  const { HomeAndConstructionBusiness: company, FAQPage: questions } = await dataOf('/ar/contact');
  expect(company).toMatchObject({
    name: 'النافذة للألمنيوم والزجاج',
    image: 'https://site.example/icons/512.png',
    telephone: '+97444000038',
    address: { streetAddress: 'المنطقة الصناعية 38', addressLocality: 'الدوحة' },
  });
  expect(questions).toMatchObject({ mainEntity: [{ name: 'كم يستغرق التركيب؟' }, {}, {}, {}] });
});

it('has the logo, the profiles that there are, and the opening hours with their exceptions', async () => {
  const company: SiteBlocks['company'] = {
    ...sample.en.company,
    facebook: '',
    snapchat: '',
    logo: aResponsiveImage('logo'),
  };
  const times: SiteBlocks['hours']['times'] = [
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
    { from: '2026-03-01', until: '2026-03-03', opens: '00:00', closes: '00:00' },
  ];
  const hours = { ...sample.en.hours, times };
  const site = { ...sample, en: { ...sample.en, company, hours } };
  const { HomeAndConstructionBusiness } = await dataOf('/contact', site);
  expect(HomeAndConstructionBusiness).toMatchObject({
    image: 'https://site.example/media/logo/960.webp',
    sameAs: ['https://www.instagram.com/'],
    openingHoursSpecification: [
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
      { validFrom: '2026-03-01', validThrough: '2026-03-03', opens: '00:00', closes: '00:00' },
    ],
  });
});
