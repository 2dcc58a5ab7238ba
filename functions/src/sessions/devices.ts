import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DEVICE_SECONDS } from '../platform/cookies';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { sha256 } from '../platform/sha256';

const Device = z.object({ username: z.string(), expireAt: FirestoreTimestamp });

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** Browsers of administrators, with a separate rate limit: an attacker's guesses do not lock them out. */
export function createDeviceStore(db: Firestore, clock: () => Date) {
  const devices = db.collection('devices');

  return {
    async isKnown(token: string, username: string): Promise<boolean> {
      const device = parseDocument(Device, await devices.doc(sha256(token)).get());
      return device?.username === username && device.expireAt > clock();
    },

    /** Creates a token, or extends the given one. */
    async remember(username: string, token = randomBytes(32).toString('base64url')): Promise<string> {
      const expireAt = new Date(clock().getTime() + DEVICE_SECONDS * 1000);
      await devices.doc(sha256(token)).set({ username, expireAt });
      return token;
    },

    async forgetAllOf(username: string): Promise<void> {
      const { docs } = await devices.where('username', '==', username).select().get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}
