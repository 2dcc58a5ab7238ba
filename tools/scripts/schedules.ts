import { resolve } from 'node:path';
import { createExpiry } from '../../functions/src/content/expiry';
import { deleteUnsentAttachments } from '../../functions/src/messages/files/unsent-attachments';
import { createMessageStore } from '../../functions/src/messages/store';
import { createWaiting } from '../../functions/src/messages/waiting';
import { Failure, parseOptions, runCommand, TEXT } from './project/command';
import { connect } from './project/connect';

const USAGE = 'Usage: npm run schedules [-- --at <time, such as 2026-03-01T08:00+03:00>]';

/** Runs what Cloud Scheduler would, once, because the emulators have no scheduler. */
await runCommand(async (args) => {
  const { values } = parseOptions(args, { at: TEXT }, USAGE);
  const now = values.at === undefined ? new Date() : new Date(values.at);
  if (Number.isNaN(now.getTime())) throw new Failure(USAGE);
  process.loadEnvFile(resolve(import.meta.dirname, '../../functions/.env'));
  const alarmHours = Number(process.env.ALARM_WORKING_HOURS);
  const { db, bucket, where } = await connect();
  const { outbox, deleted, files } = createMessageStore(db, async () => bucket());
  await createWaiting(db, { alarmHours }).check(now);
  await outbox.requeue(now);
  await deleted.purgeOld(now);
  await createExpiry(db, async () => bucket()).end(now);
  await deleteUnsentAttachments(db, async () => bucket(), now);
  await files.deleteUnclaimed(now);
  console.log(`Ran the schedules of ${where} as at ${now.toISOString()}. Mails arrive within seconds.`);
});
