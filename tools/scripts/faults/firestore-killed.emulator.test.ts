import { once } from 'node:events';
import { sendEnquiry } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, it, vi } from 'vitest';
import { startSuite } from '../../../functions/src/testing/emulators';
import { startServer } from '../../emulators/firestore/testing/server-process';

const ENQUIRIES = 100;
const AT_ONCE = 50;
const BEFORE_THE_END = 10;

it('a visitor learns whether an enquiry is stored, when Firestore is killed meanwhile', {
  timeout: 120_000,
}, async () => {
  const { server: firestore, origin } = await startServer();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', origin);
  const suite = await startSuite('killed', { deadline: 3000 });
  vi.unstubAllEnvs();
  const statuses: number[] = [];
  const waiting = Array.from({ length: ENQUIRIES }, (_, n) => n).values();
  const visit = async () => {
    for (const n of waiting) {
      const headers = { 'Fastly-Client-IP': `203.0.113.${n}`, 'X-Forwarded-For': '66.249.80.1' };
      const response = await suite.send('POST', sendEnquiry.path, {
        body: anEnquiry({ subject: `No. ${n}` }),
        headers,
      });
      statuses.push(response.status);
      if (statuses.filter((status) => status === 200).length === BEFORE_THE_END) firestore.kill('SIGKILL');
    }
  };
  const gone = once(firestore, 'exit');
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  await gone;
  await suite.stop();

  expect(statuses).toHaveLength(ENQUIRIES);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
