import { randomBytes } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DEVICE_SECONDS } from '../platform/cookies';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { sha256 } from '../platform/sha256';

const Device = z.object({
  username: z.string(),
  expireAt: FirestoreTimestamp,
  /** Until then, a login needs no code. */
  trustedUntil: FirestoreTimestamp.optional(),
});

export interface KnownDevice {
  readonly token: string;
  readonly trustedUntil?: Date;
}

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** Browsers of administrators, with a separate rate limit: an attacker's guesses do not lock them out. */
export function createDeviceStore(db: Firestore, clock: () => Date) {
  const devices = db.collection('devices');

  return {
    /** Returns `null` for the device of another administrator. */
    async find(token: string, username: string): Promise<KnownDevice | null> {
      const device = parseDocument(Device, await devices.doc(sha256(token)).get());
      const now = clock();
      if (device?.username !== username || device.expireAt <= now) return null;
      const { trustedUntil } = device;
      return { token, ...(trustedUntil && trustedUntil > now && { trustedUntil }) };
    },

    /** Creates a token, or extends the given device. */
    async remember(username: string, { token, trustedUntil }: Partial<KnownDevice> = {}): Promise<string> {
      const kept = token ?? randomBytes(32).toString('base64url');
      const expireAt = new Date(clock().getTime() + DEVICE_SECONDS * 1000);
      await devices.doc(sha256(kept)).set({ username, expireAt, ...(trustedUntil && { trustedUntil }) });
      return kept;
    },

    /** A login needs a code in each device. */
    async distrustAllOf(username: string): Promise<void> {
      const { docs } = await devices.where('username', '==', username).select().get();
      await Promise.all(docs.map(({ ref }) => ref.update({ trustedUntil: FieldValue.delete() })));
    },

    /** The next login in each device is told of, and needs a code. */
    async forgetAllOf(username: string, except?: string): Promise<void> {
      const { docs } = await devices.where('username', '==', username).select().get();
      const forgotten = docs.filter(({ id }) => !except || id !== sha256(except));
      await Promise.all(forgotten.map(({ ref }) => ref.delete()));
    },
  };
}
