import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DEVICE_SECONDS } from '../platform/cookies';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { sha256 } from '../platform/sha256';
import { adminId } from './admin-id';

const Trust = z.object({
  /** Until then, a login needs no code. */
  until: FirestoreTimestamp,
  /** When the factor was set up whose code was checked: another one has never been checked in this browser. */
  factorSince: FirestoreTimestamp,
});
type Trust = z.output<typeof Trust>;

const Device = z.object({ username: z.string(), expireAt: FirestoreTimestamp, trust: Trust.optional() });

export interface KnownDevice {
  readonly token: string;
  readonly trust?: Trust;
}

export const newDeviceToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a device's token. */
export const deviceHash = (token: string): string => sha256(token);

/** Returns `undefined` for another administrator's device. */
export async function knownDevice(devices: DeviceStore, username: string, token: string | undefined) {
  const id = adminId(username);
  return token && id ? ((await devices.find(token, id)) ?? undefined) : undefined;
}

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** Browsers of administrators, with a separate rate limit: an attacker's guesses do not lock them out. */
export function createDeviceStore(db: Firestore, clock: () => Date) {
  const devices = db.collection('devices');

  return {
    /** Returns `null` for the device of another administrator. */
    async find(token: string, username: string): Promise<KnownDevice | null> {
      const device = parseDocument(Device, await devices.doc(deviceHash(token)).get());
      const now = clock();
      if (device?.username !== username || device.expireAt <= now) return null;
      const { trust } = device;
      return { token, ...(trust && trust.until > now && { trust }) };
    },

    /** Stores a device or extends it. Without a new one, its trust stays, unless it was forgotten meanwhile. */
    async remember(username: string, token: string, newTrust?: Trust): Promise<void> {
      const reference = devices.doc(deviceHash(token));
      const expireAt = new Date(clock().getTime() + DEVICE_SECONDS * 1000);
      await db.runTransaction(async (transaction) => {
        const stored = parseDocument(Device, await transaction.get(reference));
        const trust = newTrust ?? (stored?.username === username ? stored.trust : undefined);
        transaction.set(reference, { username, expireAt, ...(trust && { trust }) });
      });
    },

    async forget(hash: string): Promise<void> {
      await devices.doc(hash).delete();
    },

    /** The next login in each device is told of, and needs a code. */
    async forgetAllOf(username: string, except?: string): Promise<void> {
      const { docs } = await devices.where('username', '==', username).select().get();
      const forgotten = docs.filter(({ id }) => !except || id !== deviceHash(except));
      await Promise.all(forgotten.map(({ ref }) => ref.delete()));
    },
  };
}
