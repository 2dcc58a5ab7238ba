import * as logger from 'firebase-functions/logger';

/*
 * Log messages of translations: counts, never texts.
 */

export function translationsRequested(texts: number, characters: number): void {
  logger.info('translations requested', { texts, characters });
}

/** Texts over the day's budget; they stay in English. */
export function budgetExhausted(texts: number): void {
  logger.warn('translation budget exhausted', { texts });
}

/** Texts that may be billed but are not counted in the day's budget. */
export function budgetNotCounted(texts: number, reason: string | number): void {
  logger.error('translation budget not counted', { texts, reason });
}

/** Texts with an empty translation; they stay in English and are requested again later. */
export function translationsEmpty(texts: number): void {
  logger.warn('translations empty', { texts });
}

/** Billed and returned, but not stored; they will be requested again. */
export function translationsNotStored(texts: number, reason: string | number): void {
  logger.error('translations not stored', { texts, reason });
}

/** A saved document whose other language could not be made; the next save tries again. */
export function translationPending(path: string, reason: string | number): void {
  logger.warn('translation pending', { path, reason });
}
