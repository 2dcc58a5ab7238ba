import { ERROR_MESSAGES, type ErrorResponse } from '@alnafitha/contract';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from '../../platform/documents';
import { AppError } from '../../platform/errors';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { secondFactorLocked } from '../../platform/logs';
import { hashOfCode, isRecoveryCode, isSameHash, newRecoveryCodes, newSecret, stepOf } from './codes';
import { type Keys, Sealed } from './keys';

const SECOND_FACTORS = 'secondFactors';

/** Wrong codes of any kind. Then codes of the app are refused for a while. */
const MAX_FAILURES = 5;
/**
 * Wrong recovery codes: 53 bits allow more of them. Whoever has the password must not keep the owner out with them, and
 * the login's own limit (50 an hour for a name) is met first.
 */
const MAX_RECOVERY_FAILURES = 100;
const MINUTE_MS = 60_000;
const LOCK_MS = 15 * MINUTE_MS;
/** The time to scan the secret and type the first code. */
const PENDING_MS = 15 * MINUTE_MS;

/** The document of an administrator, by uid. */
const Factor = z.object({
  /** Absent before the first code. */
  secret: Sealed.optional(),
  since: FirestoreTimestamp.optional(),
  /** The step of the last code, which counts once. */
  lastStep: z.int().optional(),
  pending: z.object({ secret: Sealed, expireAt: FirestoreTimestamp }).optional(),
  recovery: z.object({ salt: z.string(), hashes: z.array(z.string()) }).optional(),
  /** Wrong codes since the last right one. */
  failures: z.int().default(0),
  lockedUntil: FirestoreTimestamp.optional(),
  /** Wrong recovery codes since then. */
  recoveryFailures: z.int().default(0),
  recoveryLockedUntil: FirestoreTimestamp.optional(),
});
type Factor = z.output<typeof Factor>;

/** A 401 that asks for a code, after the right password. */
export class CodeError extends AppError {
  constructor(readonly isMissing: boolean) {
    const message = isMissing ? ERROR_MESSAGES.codeRequired : ERROR_MESSAGES.codeWrong;
    super(401, message, [{ path: 'code', message }]);
  }

  override get response(): ErrorResponse {
    return { ...super.response, secondFactor: true };
  }
}

export interface FactorState {
  readonly secondFactor: boolean;
  readonly recoveryCodes: number;
}

/** What a login used besides the password. */
type UsedFactor = 'none' | 'trust' | 'code' | 'recoveryCode';

export interface CheckedFactor {
  readonly used: UsedFactor;
  /** When the factor was set up; absent without one. */
  readonly since?: Date | undefined;
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;

interface Options {
  readonly keys: Keys;
  /** Called after the fifth wrong code. */
  readonly onLocked: (uid: string) => Promise<void>;
  readonly clock: () => Date;
}

/** Failures and locks are counted in Firestore, so that all instances share them. */
export function createSecondFactors(db: Firestore, { keys, onLocked, clock }: Options) {
  const factors = db.collection(SECOND_FACTORS);

  const read = async (uid: string, transaction?: Transaction): Promise<Factor | null> => {
    const reference = factors.doc(uid);
    return parseDocument(Factor, await (transaction ? transaction.get(reference) : reference.get()));
  };

  /**
   * Compares a code in a transaction, whose `accept` returns the changes of the document. A wrong code counts, and throws
   * `wrong`; the fifth locks the factor, except for recovery codes.
   */
  async function attempt<T>(
    uid: string,
    code: string,
    wrong: () => AppError,
    accept: (
      factor: Factor,
      now: Date,
    ) => Promise<{ readonly changes: object | null; readonly result: T } | null>,
  ): Promise<T> {
    const outcome = await db.runTransaction(async (transaction) => {
      const now = clock();
      const reference = factors.doc(uid);
      const factor = await read(uid, transaction);
      if (!factor) return { error: wrong() };
      const isRecovery = isRecoveryCode(code);
      const waitFor = (end: Date | undefined) => (end?.getTime() ?? 0) - now.getTime();
      const wait = waitFor(isRecovery ? factor.recoveryLockedUntil : factor.lockedUntil);
      if (wait > 0) return { error: locked(wait, isRecovery) };
      const accepted = await accept(factor, now);
      if (accepted) {
        const { changes, result } = accepted;
        if (changes === null) transaction.delete(reference);
        else transaction.update(reference, { ...changes, ...NO_FAILURES });
        return { result };
      }
      const lockedUntil = new Date(now.getTime() + LOCK_MS);
      const recoveryFailures = factor.recoveryFailures + (isRecovery ? 1 : 0);
      const isRecoveryLocked = recoveryFailures >= MAX_RECOVERY_FAILURES;
      const wasLocked = waitFor(factor.lockedUntil) > 0;
      const failures = factor.failures + (wasLocked ? 0 : 1);
      const isLocked = failures >= MAX_FAILURES;
      transaction.update(reference, {
        failures: isLocked ? 0 : failures,
        ...(isLocked && { lockedUntil }),
        recoveryFailures: isRecoveryLocked ? 0 : recoveryFailures,
        ...(isRecoveryLocked && { recoveryLockedUntil: lockedUntil }),
      });
      const error = isLocked || isRecoveryLocked ? locked(LOCK_MS, isRecoveryLocked) : wrong();
      return { error, isLocked };
    });
    if ('isLocked' in outcome && outcome.isLocked) {
      secondFactorLocked(uid);
      await onLocked(uid);
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }

  /** Returns the changes for a right code, `null` for a wrong one. */
  async function changesFor(uid: string, factor: Factor, code: string, now: Date) {
    const { secret, recovery, lastStep = 0 } = factor;
    if (!secret) return null;
    if (isRecoveryCode(code)) {
      if (!recovery) return null;
      const hash = await hashOfCode(code, recovery.salt);
      const hashes = recovery.hashes.filter((other) => !isSameHash(hash, other));
      return hashes.length < recovery.hashes.length ? { 'recovery.hashes': hashes } : null;
    }
    const opened = keys.open(secret, uid);
    const step = stepOf(opened, code, now);
    if (step === null || step <= lastStep) return null;
    // A new key replaces an older one with use.
    return { lastStep: step, ...(!keys.isCurrent(secret) && { secret: keys.seal(opened, uid) }) };
  }

  /** Throws `errorOf` for a missing or wrong code. */
  async function checkCode(
    uid: string,
    code: string | undefined,
    errorOf: (isMissing: boolean) => AppError,
  ): Promise<CheckedFactor> {
    if (!code) throw errorOf(true);
    const since = await attempt(
      uid,
      code,
      () => errorOf(false),
      async (factor, now) => {
        const changes = await changesFor(uid, factor, code, now);
        return changes && { changes, result: factor.since };
      },
    );
    return { used: isRecoveryCode(code) ? 'recoveryCode' : 'code', since };
  }

  return {
    async stateOf(uid: string): Promise<FactorState> {
      const factor = await read(uid);
      return {
        secondFactor: factor?.secret !== undefined,
        recoveryCodes: (factor?.secret && factor.recovery?.hashes.length) || 0,
      };
    },

    /** Returns a new secret, which counts after its first code. Throws 409 when there is a second factor. */
    async begin(uid: string): Promise<string> {
      const secret = newSecret();
      await db.runTransaction(async (transaction) => {
        const factor = await read(uid, transaction);
        if (factor?.secret) throw new AppError(409, ERROR_MESSAGES.secondFactorExists);
        const expireAt = new Date(clock().getTime() + PENDING_MS);
        const pending = { secret: keys.seal(secret, uid), expireAt };
        transaction.set(factors.doc(uid), { pending, failures: factor?.failures ?? 0 }, { merge: true });
      });
      return secret;
    },

    /** Returns the recovery codes. Throws 400 for a wrong code, 409 without a secret that waits for one. */
    async confirm(uid: string, code: string): Promise<readonly string[]> {
      const { codes, ...recovery } = await newRecoveryCodes();
      return attempt(uid, code, invalidCode, async ({ pending }, now) => {
        if (!pending || pending.expireAt <= now) throw new AppError(409, ERROR_MESSAGES.secondFactorExpired);
        const step = stepOf(keys.open(pending.secret, uid), code, now);
        if (step === null) return null;
        const on = { secret: pending.secret, since: now, lastStep: step, recovery };
        return { changes: { ...on, pending: FieldValue.delete() }, result: codes };
      });
    },

    /**
     * Accepts anything without a second factor, and no code in a browser that trusts this one. Throws `CodeError`, or 429
     * while it is locked.
     */
    async require(uid: string, code: string | undefined, trusted?: Date): Promise<CheckedFactor> {
      const factor = await read(uid);
      if (!factor?.secret) return { used: 'none' };
      if (trusted && isSameTime(factor.since, trusted)) return { used: 'trust', since: trusted };
      return checkCode(uid, code, (isMissing) => new CodeError(isMissing));
    },

    /**
     * For a change in an open session, whose browser is not trusted. Accepts anything without a second factor. Throws 400
     * for a missing or wrong code, 429 while it is locked.
     */
    async confirmChange(uid: string, code: string | undefined): Promise<CheckedFactor> {
      const factor = await read(uid);
      return factor?.secret ? checkCode(uid, code, invalidCode) : { used: 'none' };
    },

    /** Tells whether another factor was set up after that check. */
    async isReplaced(uid: string, { since }: CheckedFactor): Promise<boolean> {
      const factor = await read(uid);
      return factor?.secret !== undefined && !isSameTime(factor.since, since);
    },

    /** Throws 400 for a wrong code, also without a second factor. */
    remove: (uid: string, code: string): Promise<void> =>
      attempt(uid, code, invalidCode, async (factor, now) =>
        (await changesFor(uid, factor, code, now)) ? { changes: null, result: undefined } : null,
      ),
  };
}

const NO_FAILURES = {
  failures: 0,
  lockedUntil: FieldValue.delete(),
  recoveryFailures: 0,
  recoveryLockedUntil: FieldValue.delete(),
};

const isSameTime = (one: Date | undefined, other: Date | undefined): boolean =>
  one?.getTime() === other?.getTime();

/** Returns the uids with a second factor. */
export async function listSecondFactors(db: Firestore): Promise<ReadonlySet<string>> {
  const { docs } = await db.collection(SECOND_FACTORS).select('secret').get();
  return new Set(docs.filter((factor) => factor.get('secret') !== undefined).map(({ id }) => id));
}

/** For a lost telephone: the password is enough again. Tells whether there was one. */
export async function resetSecondFactor(db: Firestore, uid: string): Promise<boolean> {
  const reference = db.collection(SECOND_FACTORS).doc(uid);
  const { exists } = await reference.get();
  await reference.delete();
  return exists;
}

function invalidCode(isMissing = false): AppError {
  const message = isMissing ? ERROR_MESSAGES.codeRequired : ERROR_MESSAGES.codeWrong;
  return new AppError(400, ERROR_MESSAGES.checkFields, [{ path: 'code', message }]);
}

function locked(milliseconds: number, isRecovery: boolean): AppError {
  const message = isRecovery ? ERROR_MESSAGES.tooManyAttempts : ERROR_MESSAGES.codesLocked;
  return new AppError(429, message, undefined, undefined, Math.ceil(milliseconds / 1000));
}
