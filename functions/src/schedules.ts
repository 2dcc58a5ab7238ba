import type { ScheduleName } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { queueCertificateMails } from './content/certificate-notices';
import { createExpiry } from './content/expiry';
import { deleteUnlinkedPdfs } from './content/kinds/unlinked-pdfs';
import { createMessageStore } from './messages/store';
import { createWaiting } from './messages/waiting';
import type { Bucket } from './platform/firebase';
import { runAll } from './platform/run-all';
import { createScheduleRuns } from './platform/schedule-runs';

interface Dependencies {
  readonly db: Firestore;
  readonly bucket: () => Promise<Bucket>;
  /** An unanswered enquiry is overdue after so many hours of working time. */
  readonly alarmHours: number;
}

/** What Cloud Scheduler runs; each notes its time for the dashboard. */
export function createSchedules({ db, bucket, alarmHours }: Dependencies) {
  const runs = createScheduleRuns(db);
  const noted = (name: ScheduleName, work: (now: Date) => Promise<unknown>) => (now: Date) =>
    runs.run(name, now, () => work(now));

  return {
    /** Tells the office of enquiries that wait for too long, and each working morning of all that wait. */
    checkWaiting: noted('checkWaiting', (now) => createWaiting(db, { alarmHours }).check(now)),

    /**
     * Queues unsent mails again, tells of certificates that end soon, and deletes for good what was deleted 30 days
     * ago, and files that were never sent or linked.
     */
    tidyUp: noted('tidyUp', (now) => {
      const { outbox, deleted, files, attachments } = createMessageStore(db, bucket);
      return runAll([
        () => outbox.requeue(now),
        () => deleted.purgeOld(now),
        () => createExpiry(db, bucket).end(now),
        () => attachments.deleteUnsent(now),
        () => deleteUnlinkedPdfs(db, bucket, now),
        () => queueCertificateMails(db, now),
        () => files.deleteUnclaimed(now),
      ]);
    }),
  };
}
