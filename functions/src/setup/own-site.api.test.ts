import {
  ERROR_MESSAGES,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  type Revision,
  type SiteContent,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';

const { suite, send, submit } = await startAdminApi({ name: 'own-site', path: '/api/admin' });

const company = async () => bodyOf<SiteContent>(await suite.send('GET', '/api/site')).en.company;
const change = async (values: object) => bodyOf(await send('PATCH', '/blocks/company', { body: { values } }));
const addService = async (title: string, fields: object = {}) =>
  bodyOf(
    await submit('POST', '/services', {
      data: { title, description: `${title}\nmade here`, features: ['Clear'], icon: 'Grid', ...fields },
    }),
  );
const enquire = (service: string) =>
  suite.send('POST', '/api/contact', {
    body: { ...anEnquiry(), service },
    headers: { [FORM_TIME_HEADER]: '30000', [HONEYPOT_HEADER]: HONEYPOT_EMPTY },
  });

it('the site is the sample’s until its name is changed, and again when the name is restored', async () => {
  expect(await company()).toMatchObject({ isSample: true, services: [] });
  await change({ name: 'Lusail Glass' });
  expect(await company()).toMatchObject({ name: 'Lusail Glass', isSample: false });
  const { revisions } = bodyOf<{ revisions: Revision[] }>(await send('GET', '/history/blocks/company'));
  const revision = revisions.at(-1)?.id;
  await change({ name: 'Al Nafitha Aluminium & Glass', revision });
  expect((await company()).isSample).toBe(true);
});

it('the site is the company’s when the sample is removed, whatever its name; the history tells of it', async () => {
  bodyOf(await send('POST', '/setup/remove-samples'));
  bodyOf(await send('POST', '/setup/remove-samples'));
  expect((await company()).isSample).toBe(false);
  const { revisions } = bodyOf<{ revisions: Revision[] }>(await send('GET', '/history/blocks/company'));
  expect(revisions).toHaveLength(1);
});

it('an own company’s active services are in its lists, in their order, and can be chosen in an enquiry', async () => {
  await change({ name: 'Lusail Glass' });
  await addService('Shower walls', { order: 2 });
  await addService('Glass floors', { order: 1 });
  await addService('Hidden work', { active: false });
  expect((await company()).services).toEqual([
    { name: 'Glass floors', title: 'Glass floors', slug: 'glass-floors' },
    { name: 'Shower walls', title: 'Shower walls', slug: 'shower-walls' },
  ]);
  expect((await enquire('Glass floors')).status).toBe(200);
  const issues = [{ path: 'service', message: ERROR_MESSAGES.serviceUnknown }];
  for (const service of ['Hidden work', 'Plumbing'])
    expect(await enquire(service)).toMatchObject({ status: 400, body: { issues } });
});

it('feeds, sitemap, manifest and security contact of an own company have no word of the sample’s', async () => {
  await change({
    name: 'Lusail Glass',
    shortName: 'Lusail Glass',
    tagline: 'Glass, cut here',
    email: 'hi@lusail.example',
  });
  const paths = ['/rss.xml', '/manifest.webmanifest'].flatMap((path) => [path, `/ar${path}`]);
  for (const path of [...paths, '/sitemap.xml', '/.well-known/security.txt']) {
    const response = await fetch(suite.origin + path);
    const { status } = response;
    const text = await response.text();
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(text.match(/nafitha(?!\.example)|workshop|ورشتنا|النافذة/gi) ?? [], path).toEqual([]);
  }
});
