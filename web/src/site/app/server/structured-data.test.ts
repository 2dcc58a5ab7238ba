import { PROJECT_PATHS, readSite, SERVICES_PATH, type SiteBlocks, sampleSite } from '@alnafitha/contract';
import { aProject, aResponsiveImage, aService } from '@alnafitha/contract/factories';
import { afterAll, expect, it } from 'vitest';
import { setTransport } from '../../../shared/api/call';
import { renderPage } from './render-page';
import { structuredData } from './structured-data';

afterAll(() => setTransport((url, init) => fetch(url, init)));

const sample = sampleSite('2026-01-01');

/** The data of a page, by type; `responses` by path. */
async function dataOf(url: string, site = sample, responses: Readonly<Record<string, unknown>> = {}) {
  setTransport(async (path) => {
    const response = path === readSite.path ? site : responses[path.replace(/\?.*/, '')];
    if (response === undefined) throw new Error(`The page requests ${path}`);
    return Response.json(response);
  });
  const page = await renderPage({ url, origin: 'https://site.example', parameters: [] });
  return Object.fromEntries(structuredData(page).map((thing) => [thing['@type'], thing]));
}

it('names company and questions in the language of the page', async () => {
  const { HomeAndConstructionBusiness: company, FAQPage: questions } = await dataOf('/ar/contact');
  expect(company).toMatchObject({
    name: 'النافذة للألمنيوم والزجاج',
    image: 'https://site.example/icons/512.png',
    logo: 'https://site.example/icons/512.png',
    telephone: '+97444000038',
    contactPoint: [
      { telephone: '+97444000038', availableLanguage: ['en', 'ar'] },
      { telephone: '+97455000038', availableLanguage: ['en', 'ar'] },
    ],
    address: { streetAddress: 'المنطقة الصناعية 38', addressLocality: 'الدوحة' },
  });
  for (const absent of ['identifier', 'priceRange']) expect(company).not.toHaveProperty(absent);
  expect(company).toHaveProperty('hasCertification', []);
  expect(questions).toMatchObject({ mainEntity: [{ name: 'كم يستغرق التركيب؟' }, {}, {}, {}] });
});

it('has the logo, the profiles that there are, the number in the commercial register, the certificates, and the opening hours with their exceptions', async () => {
  const company: SiteBlocks['company'] = {
    ...sample.en.company,
    networks: sample.en.company.networks.filter(({ network }) => network === 'Instagram'),
    logo: aResponsiveImage('logo'),
    registration: '41234',
  };
  const certificate = { picture: undefined, document: '', until: '' };
  const certificates = [
    { ...certificate, name: 'ISO 9001', certificateNumber: 'QA-118', validUntil: '2027-12-31' },
    { ...certificate, name: 'Chamber of Commerce', certificateNumber: '', validUntil: '' },
  ];
  const times: SiteBlocks['hours']['times'] = [
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
    { days: ['Friday'], from: '2026-03-01', until: '2026-03-30', opens: '20:00', closes: '01:00' },
  ];
  const hours = { ...sample.en.hours, times };
  const trust = { ...sample.en.trust, certificates };
  const site = { ...sample, en: { ...sample.en, company, hours, trust } };
  const { HomeAndConstructionBusiness } = await dataOf('/contact', site);
  expect(HomeAndConstructionBusiness).toMatchObject({
    image: 'https://site.example/media/logo/960.webp',
    sameAs: ['https://www.instagram.com/'],
    identifier: { value: '41234' },
    hasCertification: [
      { name: 'ISO 9001', certificationIdentification: 'QA-118', expires: '2027-12-31' },
      { name: 'Chamber of Commerce' },
    ],
    openingHoursSpecification: [
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
      {
        dayOfWeek: ['Friday'],
        validFrom: '2026-03-01',
        validThrough: '2026-03-30',
        opens: '20:00',
        closes: '01:00',
      },
    ],
  });
});

it('an address without a city is a street as a whole', async () => {
  const company = { ...sample.en.company, street: 'Unit 5, Barwa Village, Al Wakrah', city: '' };
  const { HomeAndConstructionBusiness } = await dataOf('/contact', {
    ...sample,
    en: { ...sample.en, company },
  });
  expect(HomeAndConstructionBusiness).toHaveProperty('address', {
    '@type': 'PostalAddress',
    streetAddress: 'Unit 5, Barwa Village, Al Wakrah',
    addressCountry: 'QA',
  });
});

it.each([
  ['+974 4400 0038 ext. 12', '+97444000038'],
  ['16001', '16001'],
])('the telephone of %j is %s', async (number, telephone) => {
  const company = { ...sample.en.company, phones: [{ number }] };
  const site = { ...sample, en: { ...sample.en, company } };
  expect((await dataOf('/contact', site)).HomeAndConstructionBusiness).toMatchObject({ telephone });
});

it('has the built-in services of the sample, and none of a company without services', async () => {
  const responses = { [SERVICES_PATH]: [] };
  expect(await dataOf('/services', sample, responses)).toHaveProperty('Service');
  const company = { ...sample.en.company, isSample: false };
  const own = { ...sample, en: { ...sample.en, company } };
  expect(await dataOf('/services', own, responses)).not.toHaveProperty('Service');
});

it('has the facts of services and projects as properties, in the language of the page', async () => {
  const facts = ['U-value: 1.4 W/(m²K)', 'Largest size: 3 × 2.8 m'];
  const translations = { ar: { facts: ['قيمة U: 1.4 واط/(م²·ك)', 'أكبر مقاس: 3 × 2.8 م'] } };
  const projects = { projects: [], pagination: { totalItems: 0, totalPages: 1 } };
  const lists = { [PROJECT_PATHS.page]: projects };
  const services = await dataOf('/ar/services', sample, {
    ...lists,
    [SERVICES_PATH]: [aService({ facts, translations })],
  });
  expect(services.Service).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'قيمة U', value: '1.4 واط/(م²·ك)' },
      { '@type': 'PropertyValue', name: 'أكبر مقاس', value: '3 × 2.8 م' },
    ],
  });
  const detail = { ...aProject({ id: 'p1', title: 'Two villas' }), images: [], related: [], facts };
  const { Place } = await dataOf('/portfolio/p1', sample, {
    [PROJECT_PATHS.item.replace(':id', 'p1')]: detail,
  });
  expect(Place).toMatchObject({
    name: 'Two villas',
    additionalProperty: [{ name: 'U-value', value: '1.4 W/(m²K)' }, {}],
  });
  const { facts: _, ...plain } = detail;
  const none = await dataOf('/portfolio/p1', sample, { [PROJECT_PATHS.item.replace(':id', 'p1')]: plain });
  expect(none.Place).toBeUndefined();
});

it('names the questions that the page shows: those of its service, or of none', async () => {
  const own = { anchor: '', question: 'Are motors safe?', answer: 'They stop.', service: 'gates' };
  const questions = { ...sample.en.questions, questions: [own, ...sample.en.questions.questions] };
  const site = { ...sample, en: { ...sample.en, questions } };
  const lists = {
    [PROJECT_PATHS.page]: { projects: [], pagination: { totalItems: 0, totalPages: 1 } },
    [SERVICES_PATH]: [
      aService({ id: 'gates', slugs: ['gates'] }),
      aService({ id: 'doors', slugs: ['doors'] }),
    ],
  };
  const namesAt = async (url: string) => {
    const { FAQPage } = await dataOf(url, site, lists);
    const entity: unknown = FAQPage && 'mainEntity' in FAQPage && FAQPage.mainEntity;
    return Array.isArray(entity) ? entity.map(({ name }) => name) : undefined;
  };
  expect(await namesAt('/services?service=gates')).toEqual([own.question]);
  expect(await namesAt('/services?service=doors')).toBeUndefined();
  expect(await namesAt('/contact')).toEqual(sample.en.questions.questions.map(({ question }) => question));
});
