/** The newest of each entry. */
export const MAX_REVISIONS = 20;
/** The newest of each kind. */
export const MAX_DELETED_ENTRIES = 100;
/** A deleted message or entry can be restored for so long. */
export const DELETED_DAYS = 30;

/** A UUID that stays the same in retries, so that an enquiry, or a save, is stored once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
