import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendEnquiry } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MESSAGES } from '../../../functions/src/messages/document';
import { startSuite } from '../../../functions/src/testing/emulators';
import { startServer } from '../../emulators/firestore/testing/server-process';

vi.mock('firebase-functions/logger');

const PROJECT = 'nothing-lost';
const ENQUIRIES = 100;
const AT_ONCE = 25;
const BEFORE_THE_END = 30;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nothing-lost-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a separate Firestore emulator that can be killed, for clients that connect from now on. */
async function startFirestore() {
  const started = await startServer({ FIRESTORE_COMMIT_LOG: join(folder, 'journal') });
  process.env.FIRESTORE_EMULATOR_HOST = started.origin;
  return started.server;
}

async function storedIds(): Promise<string[]> {
  const app = initializeApp({ projectId: `demo-alnafitha-${PROJECT}` }, 'look');
  const { docs } = await getFirestore(app).collection(MESSAGES).get();
  await deleteApp(app);
  return docs.map(({ id }) => id);
}

it('loses no confirmed enquiry when Firestore is killed during 100', {
  timeout: 120_000,
}, async () => {
  let firestore = await startFirestore();
  const suite = await startSuite(PROJECT, { deadline: 3000 });
  const confirmed: string[] = [];
  const rejected: number[] = [];
  const waiting = Array.from({ length: ENQUIRIES }, (_, n) => n).values();
  const visit = async () => {
    for (const n of waiting) {
      const headers = { 'Fastly-Client-IP': `203.0.113.${n}`, 'X-Forwarded-For': '66.249.80.1' };
      const response = await suite.send('POST', sendEnquiry.path, {
        body: anEnquiry({ subject: `No. ${n}` }),
        headers,
      });
      if (response.status === 200) confirmed.push((response.body as { id: string }).id);
      else rejected.push(response.status);
      if (confirmed.length + rejected.length === BEFORE_THE_END) firestore.kill('SIGKILL');
    }
  };
  const gone = once(firestore, 'exit');
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  await gone;
  await suite.stop();

  expect(confirmed.length).toBeGreaterThan(0);
  expect(rejected.length).toBeGreaterThan(0);
  expect(confirmed.length + rejected.length).toBe(ENQUIRIES);
  expect(new Set(rejected)).toEqual(new Set([503]));

  firestore = await startFirestore();
  expect(await storedIds()).toEqual(expect.arrayContaining(confirmed));
  firestore.kill();
  await once(firestore, 'exit');
});
