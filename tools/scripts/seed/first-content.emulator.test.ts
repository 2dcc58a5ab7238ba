import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startCleanSuite } from '../../../functions/src/testing/emulators';
import { seedFirstContent } from './first-content';

const suite = await startCleanSuite('first-content');
beforeAll(async () => {
  await suite.reset();
  await suite.bucket.deleteFiles({ prefix: 'media/' });
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

const fill = () => seedFirstContent({ ...suite, bucket: () => suite.bucket });
const countOf = async (collection: string) =>
  (await suite.db.collection(collection).count().get()).data().count;

it('rejects a project with content and writes nothing', async () => {
  await suite.db.doc('posts/one').set({ title: 'Mine' });
  await expect(fill()).rejects.toThrow('has posts already, so nothing was written');
  expect(await countOf('images')).toBe(0);
  expect((await suite.bucket.getFiles({ prefix: 'media/' }))[0]).toEqual([]);
});

it('a first run may be stopped: the next one fills every public list, and creates no account or enquiry', {
  timeout: 60_000,
}, async () => {
  const here = (name: string) => JSON.stringify(resolve(import.meta.dirname, name));
  const script = `
    import { initializeApp } from 'firebase-admin/app';
    import { getFirestore } from 'firebase-admin/firestore';
    import { getStorage } from 'firebase-admin/storage';
    import { seedFirstContent } from ${here('first-content.ts')};
    const projectId = ${JSON.stringify(suite.projectId)};
    const app = initializeApp({ projectId });
    const bucket = () => getStorage(app).bucket(projectId + '.appspot.com');
    const project = { projectId, db: getFirestore(app), bucket };
    await seedFirstContent(project);`;
  const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(command, 'exit');
  for await (const line of createInterface({ input: command.stdout })) {
    if (line === 'Uploading the files of pictures …') command.kill('SIGINT');
  }
  expect((await exit)[1]).toBe('SIGINT');
  expect(await countOf('images')).toBe(0);

  const { users } = await suite.auth.listUsers();
  await fill();
  const lists = ['images', 'projects', 'services', 'testimonials', 'posts'];
  const counts = await Promise.all(lists.map(countOf));
  expect(lists.filter((_list, index) => !counts[index])).toEqual([]);
  expect(await countOf('messages')).toBe(0);
  expect((await suite.auth.listUsers()).users).toHaveLength(users.length);
  const { body } = await suite.send('GET', '/api/testimonials');
  const [first] = Array.isArray(body) ? body : Object.values(body as object).flat();
  expect(first).toHaveProperty('name');
});
