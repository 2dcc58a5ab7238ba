import type { Backend } from '../../../functions/src/testing/backend';
import { createAuth } from './auth';
import { createBucket } from './bucket';
import { createFirestore } from './firestore';

/** Firebase in this process: the Firestore emulator, and fakes of what the function calls of Auth and Storage. */
export function createInProcess(projectId: string): Backend {
  const { db, clear } = createFirestore(projectId);
  const { auth, identity, replaceUsers } = createAuth(projectId);
  return {
    db,
    auth,
    identity,
    bucket: createBucket(`${projectId}.appspot.com`),
    clearFirestore: async () => clear(),
    replaceUsers: async (users) => replaceUsers(users),
    stop: async () => undefined,
  };
}
