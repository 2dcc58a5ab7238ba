import { expect, it } from 'vitest';
import { startMailApi } from '../testing/mail-api';
import { queueCertificateMails } from './certificate-notices';

const { suite, send, startServer, deliverToOffice, setClock, clock, alertTo } =
  await startMailApi('certificates');

const aCertificate = (name: string, validUntil: string) => ({
  name,
  certificateNumber: '',
  validUntil,
  picture: '',
  document: '',
});
const enter = async (...certificates: object[]) => {
  // The session ends after days.
  setClock('2026-03-01 12:00');
  const { status } = await send('PATCH', '/blocks/trust', { body: { values: { certificates } } });
  expect(status).toBe(200);
};
/** The night of a day. */
const tidyUp = async (day: string) => {
  setClock(`${day} 03:00`);
  await queueCertificateMails(suite.db, clock());
  return deliverToOffice();
};

it('the office is told a month before a certificate ends, once, in both languages', async () => {
  const server = await startServer();
  await enter(aCertificate('ISO 9001', '2026-04-30'), aCertificate('Member of the chamber', ''));
  await tidyUp('2026-03-30');
  expect(server.received).toEqual([]);
  for (const day of ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01']) await tidyUp(day);
  expect(server.received.map(({ to, mail }) => [to, mail.subject])).toEqual([
    [alertTo, 'ISO 9001 is valid until 30 April 2026'],
  ]);
  const text = server.received[0]?.mail.text;
  expect(text).toContain('تنتهي صلاحية ISO 9001 في 30 أبريل 2026');
  expect(text).toContain('https://alnafitha.example/admin/website?block=trust');
});

it('nobody is told of a certificate that was renewed while the mail waited; its new end is told', async () => {
  await enter(aCertificate('ISO 9001', '2026-04-30'));
  expect(await tidyUp('2026-04-01')).toEqual({ retry: true });
  await enter(aCertificate('ISO 9001', '2027-04-30'));
  const server = await startServer();
  expect(await deliverToOffice()).toEqual({ retry: false });
  expect(server.received).toEqual([]);
  await tidyUp('2027-04-01');
  expect(server.received.map(({ mail }) => mail.subject)).toEqual(['ISO 9001 is valid until 30 April 2027']);
});
