import { type Facts, REGION } from '../facts';
import type { Finding } from '../finding';
import { compareIndexes } from '../indexes';
import { unavailable } from './unavailable';

export function checkData(facts: Facts, wantedIndexes: readonly string[]): Finding[] {
  return [
    checkDatabase(facts),
    checkProtection(facts),
    checkBackups(facts),
    checkIndexes(facts, wantedIndexes),
    checkBucket(facts),
  ];
}

function checkDatabase({ database, projectId }: Facts): Finding {
  const name = 'Firestore';
  if (!database.ok && database.status === 404) {
    return {
      name,
      state: 'WRONG',
      found: 'there is no database yet',
      mend: `gcloud firestore databases create --location=${REGION} --delete-protection --enable-pitr --project=${projectId}`,
    };
  }
  if (!database.ok) return unavailable(name, database);
  const { locationId, type } = database.body;
  if (type !== 'FIRESTORE_NATIVE') {
    return { name, state: 'WRONG', found: `the database is in ${type}`, mend: 'Take another project.' };
  }
  if (locationId !== REGION) {
    return {
      name,
      state: 'WRONG',
      found: `the database is in ${locationId}, the function in ${REGION}`,
      mend: 'A location is for ever: delete the database while it is empty, or take another project.',
    };
  }
  return { name, state: 'OK', found: locationId };
}

function checkProtection({ database, projectId }: Facts): Finding {
  const name = 'protection';
  if (!database.ok) return unavailable(name, database);
  const { deleteProtectionState, pointInTimeRecoveryEnablement } = database.body;
  const missing = [
    ...(deleteProtectionState === 'DELETE_PROTECTION_ENABLED' ? [] : ['--delete-protection']),
    ...(pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED' ? [] : ['--enable-pitr']),
  ];
  if (missing.length === 0) {
    return { name, state: 'OK', found: 'against deletion, and every minute of the last week can be read' };
  }
  return {
    name,
    state: 'ADVICE',
    found: `the database is without ${missing.map((option) => option.replace(/^--(enable-)?/, '')).join(' and ')}`,
    mend: `gcloud firestore databases update --database='(default)' ${missing.join(' ')} --project=${projectId}`,
  };
}

function checkBackups({ backups, projectId }: Facts): Finding {
  const name = 'backups';
  if (!backups.ok) return unavailable(name, backups);
  const { length } = backups.body.backupSchedules;
  if (length > 0) return { name, state: 'OK', found: `${length} schedule${length === 1 ? '' : 's'}` };
  return {
    name,
    state: 'ADVICE',
    found: 'none is scheduled',
    mend: `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=7d --project=${projectId}`,
  };
}

function checkIndexes({ indexes }: Facts, wanted: readonly string[]): Finding {
  const name = 'indexes';
  if (!indexes.ok) return unavailable(name, indexes);
  const { total, ready, missing, building, broken } = compareIndexes(wanted, indexes.body);
  if (broken.length > 0) {
    return {
      name,
      state: 'WRONG',
      found: `cannot be built: ${broken.join('; ')}`,
      mend: 'Delete them in the console (Firestore, Indexes), and deploy again.',
    };
  }
  if (ready === total) return { name, state: 'OK', found: `all ${total} are ready` };
  const parts = [
    ...(missing.length > 0 ? [`${missing.length} to be made`] : []),
    ...(building.length > 0 ? [`${building.length} being built`] : []),
  ];
  return {
    name,
    state: 'ADVICE',
    found: `${ready} of ${total} are ready, ${parts.join(', ')}`,
    mend: '`npm run deploy` makes them, and waits for them before the code that needs them.',
  };
}

function checkBucket({ bucket, projectId }: Facts): Finding {
  const name = 'bucket';
  if (!bucket.ok && bucket.status === 404) {
    return {
      name,
      state: 'WRONG',
      found: 'the project has no default bucket',
      mend: `Choose "Get started" and ${REGION} at https://console.firebase.google.com/project/${projectId}/storage`,
    };
  }
  if (!bucket.ok) return unavailable(name, bucket);
  const { name: bucketName, location } = bucket.body;
  if (location.toLowerCase() === REGION) return { name, state: 'OK', found: `${bucketName} in ${REGION}` };
  return {
    name,
    state: 'WRONG',
    found: `${bucketName} is in ${location.toLowerCase()}, the function in ${REGION}`,
    mend: 'A location is for ever: take another project, while this one is empty.',
  };
}
