import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Suite, startSuite } from '../../../functions/src/testing/emulators';
import { createProgress } from '../process/progress';
import { FIRST_CONTENT_STEPS, seedFirstContent } from './first-content';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('first-content');
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await suite.reset();
  await suite.bucket.deleteFiles({ prefix: 'pictures/' });
});

const lines: string[] = [];
const progress = () => createProgress(FIRST_CONTENT_STEPS, { write: (text: string) => lines.push(text) });
const countOf = async (collection: string) =>
  (await suite.db.collection(collection).count().get()).data().count;

it('fills every public list of an empty project, and creates no account or enquiry', async () => {
  const { users } = await suite.auth.listUsers();
  await seedFirstContent(suite, progress());
  expect(await countOf('testimonials')).toBe(8);
  expect(await countOf('messages')).toBe(0);
  expect((await suite.auth.listUsers()).users).toHaveLength(users.length);
  expect((await suite.db.doc('images/kitchen-island-walnut').get()).get('schemaVersion')).toBe(1);
  const { body } = await suite.send('GET', '/api/testimonials');
  const [first] = Array.isArray(body) ? body : Object.values(body as object).flat();
  expect(first).toHaveProperty('name');
});

it('rejects a project with content and writes nothing', async () => {
  await suite.db.doc('posts/one').set({ title: 'Mine' });
  await expect(seedFirstContent(suite, progress())).rejects.toThrow(
    'has posts already, so nothing was written',
  );
  expect(await countOf('images')).toBe(0);
  expect((await suite.bucket.getFiles({ prefix: 'pictures/' }))[0]).toEqual([]);
});

it('leaves no document at Ctrl-C, and the next run uploads the missing files', {
  timeout: 60_000,
}, async () => {
  const here = (name: string) => JSON.stringify(resolve(import.meta.dirname, name));
  const script = `
    import { initializeApp } from 'firebase-admin/app';
    import { getFirestore } from 'firebase-admin/firestore';
    import { getStorage } from 'firebase-admin/storage';
    import { runCommand } from ${here('../process/command.ts')};
    import { createProgress } from ${here('../process/progress.ts')};
    import { FIRST_CONTENT_STEPS, seedFirstContent } from ${here('first-content.ts')};
    const projectId = ${JSON.stringify(suite.projectId)};
    const app = initializeApp({ projectId });
    const bucket = getStorage(app).bucket(projectId + '.appspot.com');
    const project = { projectId, db: getFirestore(app), bucket };
    const progress = createProgress(FIRST_CONTENT_STEPS);
    process.exit(await runCommand(() => seedFirstContent(project, progress).then(() => 0)));`;
  const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(command, 'exit');
  const shown: string[] = [];
  for await (const line of createInterface({ input: command.stdout })) {
    shown.push(line);
    if (line === '[1/2] Files of pictures …') command.kill('SIGINT');
  }
  expect((await exit)[0]).toBe(130);
  expect(shown.join('\n')).toContain('[1/2] Files of pictures: stopped');
  expect(await countOf('images')).toBe(0);

  await seedFirstContent(suite, progress());
  expect(await countOf('services')).toBe(6);
});
