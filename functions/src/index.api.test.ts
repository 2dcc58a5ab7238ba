import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { mailsOf } from './mails/mail-document';
import { DELETED_MESSAGES } from './messages/deleted';
import * as firebase from './platform/firebase';
import { startMailApi } from './testing/mail-api';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const { suite, store, clock, startServer, receive, wait, officeMails } = await startMailApi('functions');
let functions: typeof import('./index');
beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', suite.projectId);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: suite.projectId }));
  vi.stubEnv('MAIL_FROM', 'website@alnafitha.example');
  vi.stubEnv('ALERT_TO', 'office@alnafitha.example, sales@alnafitha.example');
  vi.stubEnv('ALARM_WORKING_HOURS', '4');
  const { db, auth, bucket } = suite;
  const connection = { db, auth, bucket: async () => bucket } as ReturnType<typeof firebase.connectFirebase>;
  vi.spyOn(firebase, 'connectFirebase').mockImplementation(() => connection);
  functions = await import('./index');
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What the functions take for the present. */
const setNow = (now: number) => vi.useFakeTimers({ now, toFake: ['Date'] });

/** The events of Cloud Scheduler, which the functions do not read. */
const SCHEDULED = { scheduleTime: '2026-03-01T00:00:00Z' };

it('each function is deployed beside the database, with the trigger, schedule and secret that it needs', () => {
  const deployed = Object.entries(functions).map(([name, { __endpoint: endpoint }]) => {
    const { region, httpsTrigger, eventTrigger, scheduleTrigger } = endpoint;
    const secrets = endpoint.secretEnvironmentVariables?.map(({ key }) => key);
    return [name, { region, httpsTrigger, eventTrigger, scheduleTrigger, secrets }];
  });
  const { firestore, hosting } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../firebase.json'), 'utf8'),
  );
  const region = [firestore.location];
  const timeZone = 'Asia/Qatar';
  const eventTrigger = {
    eventType: 'google.cloud.firestore.document.v1.written',
    eventFilters: { database: '(default)', namespace: '(default)' },
    eventFilterPathPatterns: { document: 'mails/{id}' },
    retry: true,
  };
  expect(Object.fromEntries(deployed)).toEqual({
    api: { region, httpsTrigger: {}, secrets: ['SECOND_FACTOR_KEYS'] },
    sendMail: { region, eventTrigger, secrets: ['SMTP_URL'] },
    checkWaiting: { region, scheduleTrigger: { schedule: '*/15 * * * *', timeZone, retryConfig: {} } },
    tidyUp: { region, scheduleTrigger: { schedule: '0 3 * * *', timeZone, retryConfig: {} } },
  });
  const targets = hosting.rewrites.flatMap(({ function: target }: { function?: object }) => target ?? []);
  expect(targets).not.toEqual([]);
  expect(new Set(targets.map((target: object) => JSON.stringify(target)))).toEqual(
    new Set([JSON.stringify({ functionId: 'api', region: firestore.location, pinTag: true })]),
  );
});

/** Sends the event of a written document, as Eventarc does. */
async function sendEvent(document: DocumentReference): Promise<void> {
  const database = `projects/${suite.projectId}/databases/(default)`;
  const time = '2026-03-01T12:00:00Z';
  const state = (await document.get()).get('state');
  const value = {
    name: `${database}/documents/${document.path}`,
    fields: { state: { stringValue: state } },
    createTime: time,
    updateTime: time,
  };
  const event = {
    specversion: '1.0' as const,
    id: document.id,
    type: 'google.cloud.firestore.document.v1.written',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${document.path}`,
    time,
    datacontenttype: 'application/json',
    project: suite.projectId,
    database: '(default)',
    namespace: '(default)',
    document: document.path,
    location: 'me-central1',
    data: { value },
  };
  await functions.sendMail(event as Parameters<typeof functions.sendMail>[0]);
}

const mailsAbout = async (id: string) => (await mailsOf(suite.db, id).get()).docs.map(({ ref }) => ref);

it('the written mails of an enquiry are sent once, and a run that could not send fails, which repeats it', async () => {
  let isDown = false;
  const server = await startServer({
    onRcptTo: (_address, _session, done) =>
      done(isDown ? Object.assign(new Error('Try later'), { responseCode: 450 }) : null),
  });
  vi.stubEnv('SMTP_EMULATOR_URL', server.url);
  await receive();
  const mails = await mailsAbout('m0');
  for (const mail of [...mails, ...mails]) await sendEvent(mail);
  expect(server.received.map(({ to }) => to).sort()).toEqual([
    ['mariam@example.com'],
    ['office@alnafitha.example', 'sales@alnafitha.example'],
  ]);
  isDown = true;
  await receive({}, 'm1');
  const [mail] = await mailsAbout('m1');
  await expect(mail && sendEvent(mail)).rejects.toThrow('A mail was not sent');
  // The event of a failure's own record is no mail to send.
  await expect(mail && sendEvent(mail)).resolves.toBeUndefined();
});

it('every quarter of an hour the office is told of what waits', async () => {
  await receive();
  setNow(clock().getTime() + DAY_MS);
  await functions.checkWaiting.run(SCHEDULED);
  expect((await suite.db.doc('scheduleRuns/checkWaiting').get()).get('at').toDate()).toEqual(new Date());
  expect((await officeMails()).map((mail) => mail.get('kind'))).toContain('alarm');
});

it('at night unsent mails are queued again, and what has expired ends', async () => {
  wait((Date.now() - clock().getTime()) / 60_000);
  await receive();
  await receive({}, 'old');
  const at = new Date(clock().getTime() - 30 * DAY_MS).toISOString();
  await store.deleted.remove(['old'], { by: 'Huda', at });
  const revision = suite.db.doc('posts/gone/revisions/00000001');
  await revision.set({ expireAt: clock() });
  const unsent = suite.bucket.file('attachments/m0/unsent');
  await unsent.save('x', { resumable: false });

  const claimed = suite.db.doc('enquiryFiles/unclaimed');
  await claimed.set({ unclaimedUntil: clock() });

  const night = clock().getTime() + 25 * HOUR_MS;
  setNow(night);
  // A step that fails stops no other.
  const getFiles = vi.spyOn(suite.bucket, 'getFiles').mockRejectedValueOnce(new Error('Storage is down'));
  await expect(functions.tidyUp.run(SCHEDULED)).rejects.toThrow('1 of 7 steps failed');
  getFiles.mockRestore();
  expect((await claimed.get()).exists).toBe(false);
  await functions.tidyUp.run(SCHEDULED);
  const queuedAt = (await mailsOf(suite.db, 'm0').get()).docs.map((mail) => mail.get('at').toMillis());
  expect(queuedAt.map((time) => time >= night)).toEqual([true, true]);
  expect((await suite.db.doc(`${DELETED_MESSAGES}/old`).get()).exists).toBe(false);
  expect((await revision.get()).exists).toBe(false);
  expect(await unsent.exists()).toEqual([false]);
});
