import { SAMPLE_BLOCKS, SETUP_STEPS, type Setup } from '@alnafitha/contract';
import { WriteBatch } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { bodyOf } from '../testing/admin-api';
import { aStoredImage, identicalDocuments, store } from '../testing/content';
import { sentTo, startMailApi } from '../testing/mail-api';
import { documentsRead } from '../testing/reads';

const { suite, send, submit, startServer, receive, deliverToOffice } = await startMailApi('setup');

const setup = async () => bodyOf<Setup>(await send('GET', '/setup'));
const change = async (id: string, values: object) =>
  bodyOf(await send('PATCH', `/blocks/${id}`, { body: { values } }));

it('an empty database lacks everything of the company', async () => {
  const open = SETUP_STEPS.filter((step) => step !== 'descriptions');
  expect(await setup()).toEqual({ open, samples: 0, undescribed: 0 });
});

it('pictures of the gallery are to be described, those of other categories need not', async () => {
  const altText = '';
  await store.images(suite.db, [{}, { altText }, { altText }, { altText, category: 'Blog' }]);
  expect(await setup()).toMatchObject({
    open: expect.arrayContaining(['descriptions']),
    undescribed: 2,
  });
});

it('what the company has changed is no longer listed', async () => {
  await change('company', {
    name: 'Doha Windows',
    phones: [{ number: '4411 2233' }],
    whatsapp: '',
    networks: [{ network: 'Instagram', profile: '@doha.windows' }],
    email: 'office@dohawindows.test',
  });
  await change('hours', { week: SAMPLE_BLOCKS.hours.week.slice(0, 1) });
  await change('company', { areVisualisations: false });
  const data = { name: 'Mariam', text: 'Quiet rooms at last.' };
  bodyOf(await submit('POST', '/testimonials', { data }));
  // The Arabic name is still to be translated.
  expect((await setup()).open).toEqual([
    ...['logo', 'hero', 'services', 'projects', 'posts'],
    ...['privacyCheck', 'mail', 'recipients', 'administrator'],
  ]);
});

it('removes the entries that nobody has changed, which can be restored', async () => {
  await Promise.all([
    store.posts(suite.db, identicalDocuments(7)),
    store.projects(suite.db, [{ pictures: [aStoredImage()] }]),
    store.images(suite.db, identicalDocuments(2)),
    receive({}, 'seed-01'),
    receive({}, 'm0'),
  ]);
  bodyOf(await submit('PATCH', '/blog-posts/d0', { data: { title: 'Heat' } }));
  expect((await setup()).samples).toBe(10);
  const sessionReads = 1;
  expect(await documentsRead(setup)).toBeLessThanOrEqual(sessionReads + 12 + 4);
  expect(bodyOf(await send('POST', '/setup/remove-samples'))).toEqual({ removed: 10, left: 0 });
  const { docs: messages } = await suite.db.collection('messages').select().get();
  expect(messages.map(({ id }) => id)).toEqual(['m0']);
  expect(await setup()).toMatchObject({ samples: 0 });
  const { docs } = await suite.db.collection('posts').select().get();
  expect(docs.map(({ id }) => id)).toEqual(['d0']);
  bodyOf(await send('POST', '/deleted/projects/d0'));
  expect((await suite.db.doc('projects/d0').get()).exists).toBe(true);
});

it('removes a part at a time, and nothing that is edited meanwhile', async () => {
  await store.posts(suite.db, identicalDocuments(25));
  const edits = () =>
    Array.from({ length: 25 }, (_, index) =>
      submit('PATCH', `/blog-posts/d${index}`, { data: { title: `Edited ${index}` } }),
    );
  const [first, edited] = await Promise.all([send('POST', '/setup/remove-samples'), Promise.all(edits())]);
  expect(bodyOf(first)).toMatchObject({ left: 5 });
  const { docs } = await suite.db.collection('posts').get();
  const kept = edited.flatMap(({ status }, index) => (status === 200 ? [`d${index}`] : []));
  // What was confirmed to its editor is there; what was deleted first is not found.
  expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
  expect(edited.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
  expect(bodyOf(await send('POST', '/setup/remove-samples'))).toMatchObject({ left: 0 });
  expect(await setup()).toMatchObject({ samples: 0 });
});

it('sends a test mail to the administrator, ten an hour', async () => {
  const server = await startServer();
  const sendTest = () => send('POST', '/setup/test-mail', { body: { to: 'administrator' } });
  const sent = bodyOf<{ to: [string] }>(await sendTest());
  expect(await deliverToOffice()).toEqual({ retry: false });
  expect(server.received).toHaveLength(1);
  expect(sentTo(server, sent.to[0]).mail.subject).toBe(
    'Al Nafitha Aluminium & Glass: Mails of the website arrive',
  );
  for (let count = 1; count < 10; count += 1) bodyOf(await sendTest());
  expect((await sendTest()).status).toBe(429);
});

it('a test mail that could not be stored is an error', async () => {
  const commit = vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(new Error('down'));
  const { status } = await send('POST', '/setup/test-mail', { body: { to: 'administrator' } });
  commit.mockRestore();
  expect(status).toBe(500);
});
