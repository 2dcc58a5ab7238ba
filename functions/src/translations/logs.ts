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

/** Characters that stay reserved although nothing was translated. */
export function budgetNotReleased(texts: number, reason: string | number): void {
  logger.warn('translation budget not released', { texts, reason });
}

/** Texts with an empty translation; they stay in English and are requested again later. */
export function translationsEmpty(texts: number): void {
  logger.warn('translations empty', { texts });
}

/** Billed and returned, but not stored; they will be requested again. */
export function translationsNotStored(texts: number, reason: string | number): void {
  logger.error('translations not stored', { texts, reason });
}

/** Leases that stay until they expire. */
export function leasesNotReleased(texts: number, reason: string | number): void {
  logger.warn('translation leases not released', { texts, reason });
}

/** Texts that the server rendered without their translation. */
export function textsStayEnglish(texts: number, reason: string | number): void {
  logger.warn('texts stay English', { texts, reason });
}
