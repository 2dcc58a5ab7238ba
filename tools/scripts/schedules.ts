import { resolve } from 'node:path';
import { createSchedules } from '../../functions/src/schedules';
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
  const { checkWaiting, tidyUp } = createSchedules({ db, bucket: async () => bucket(), alarmHours });
  await checkWaiting(now);
  await tidyUp(now);
  console.log(`Ran the schedules of ${where} as at ${now.toISOString()}. Mails arrive within seconds.`);
});
