import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { fieldsOf, parseDocument } from '../platform/documents';
import { codeOf, GRPC } from '../platform/errors';
import { TRANSLATIONS, type TranslationDocument, TranslationState, translationId } from './document';

/** Duration of a lease: longer than an API call; after a crash a text waits this long. */
const LEASE_MS = 10_000;

const FAILED_PRECONDITION = 9;
/** The error codes of a write that lost a race. */
const LOST_RACE_CODES: ReadonlySet<unknown> = new Set([
  GRPC.alreadyExists,
  GRPC.notFound,
  GRPC.aborted,
  FAILED_PRECONDITION,
]);

/** A text that is not translated yet. */
export interface Missing {
  readonly text: string;
  /** Whether an instance holds its lease. */
  readonly isLeased: boolean;
  /** The update time of its document, if it exists. */
  readonly writtenAt: Timestamp | undefined;
}

/** A text with a lease of this instance. */
export interface Lease {
  readonly text: string;
  readonly writtenAt: Timestamp;
}

export interface Translated {
  readonly text: string;
  readonly translation: string;
}

/** How long a translation for a public request is stored. A text of the site is then translated once more. */
const PUBLIC_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

export type TranslationStore = ReturnType<typeof createTranslationStore>;

/** `translations/{hash of language and text}`; `now` is compared with other instances' leases. */
export function createTranslationStore(db: Firestore) {
  const language = 'ar';
  const referenceOf = (text: string) => db.collection(TRANSLATIONS).doc(translationId(language, text));

  const acquireLease = async (
    { text, writtenAt }: Missing,
    now: Date,
    expires: boolean,
  ): Promise<Lease | null> => {
    const claimedUntil = new Date(now.getTime() + LEASE_MS);
    const reference = referenceOf(text);
    const document: TranslationDocument = {
      language,
      text,
      claimedUntil,
      createdAt: now,
      ...expiry(now, expires),
    };
    try {
      const { writeTime } = writtenAt
        ? await reference.update(
            { ...document, translation: FieldValue.delete() },
            { lastUpdateTime: writtenAt },
          )
        : await reference.create(document);
      return { text, writtenAt: writeTime };
    } catch (error) {
      if (LOST_RACE_CODES.has(codeOf(error))) return null;
      throw error;
    }
  };

  return {
    /** Looks up distinct texts, at least one: stored translations by text, and the missing texts. */
    async read(texts: readonly string[], now: Date) {
      const translations = new Map<string, string>();
      const missing: Missing[] = [];
      const snapshots = await db.getAll(...texts.map(referenceOf), { fieldMask: fieldsOf(TranslationState) });
      for (const [index, text] of texts.entries()) {
        const snapshot = snapshots[index];
        const state = snapshot ? parseDocument(TranslationState, snapshot) : null;
        if (state?.translation !== undefined) translations.set(text, state.translation);
        else {
          const isLeased = state?.claimedUntil !== undefined && state.claimedUntil > now;
          missing.push({ text, isLeased, writtenAt: snapshot?.updateTime });
        }
      }
      return { translations, missing };
    },

    /** Acquires leases of texts without one; returns the acquired ones. */
    async acquireLeases(missing: readonly Missing[], now: Date, expires: boolean): Promise<Lease[]> {
      const leases = await Promise.all(
        missing.map((each) => (each.isLeased ? null : acquireLease(each, now, expires))),
      );
      return leases.filter((each) => each !== null);
    },

    /** Stores translations, permanently or with the expiry of public requests. */
    async save(translated: readonly Translated[], now: Date, expires: boolean): Promise<void> {
      const batch = db.batch();
      for (const { text, translation } of translated) {
        const document: TranslationDocument = {
          language,
          text,
          translation,
          createdAt: now,
          ...expiry(now, expires),
        };
        batch.set(referenceOf(text), document);
      }
      await batch.commit();
    },

    /** Releases leases, except those that another instance has acquired since. */
    async releaseLeases(leases: readonly Lease[]): Promise<void> {
      await Promise.all(
        leases.map(async ({ text, writtenAt }) => {
          try {
            await referenceOf(text).delete({ lastUpdateTime: writtenAt });
          } catch (error) {
            if (!LOST_RACE_CODES.has(codeOf(error))) throw error;
          }
        }),
      );
    },
  };
}

function expiry(now: Date, expires: boolean): { expireAt?: Date } {
  return expires ? { expireAt: new Date(now.getTime() + PUBLIC_RETENTION_MS) } : {};
}
