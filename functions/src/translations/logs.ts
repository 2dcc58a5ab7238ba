import * as logger from 'firebase-functions/logger';

/*
 * What is logged of translations: how many, never which.
 */

export function translationsBought(texts: number, characters: number): void {
  logger.info('translations bought', { texts, characters });
}

/** The day's budget has no place for these: they are shown as they are. */
export function budgetSpent(texts: number): void {
  logger.warn('translation budget spent', { texts });
}

/** Counted though nothing was bought: the day has that much less. */
export function budgetNotGivenBack(texts: number, reason: string | number): void {
  logger.warn('translation budget not given back', { texts, reason });
}

/** Texts that came back empty; they are shown as they are, and asked for again another time. */
export function translationsEmpty(texts: number): void {
  logger.warn('translations empty', { texts });
}

/** Paid for and answered, but not written: they will be bought again. */
export function translationsNotKept(texts: number, reason: string | number): void {
  logger.error('translations not kept', { texts, reason });
}

/** Claims that stand until they expire. */
export function claimsNotReleased(texts: number, reason: string | number): void {
  logger.warn('translation claims not released', { texts, reason });
}

/** What the server wrote down itself went out without the Arabic of these. */
export function textsStayEnglish(texts: number, reason: string | number): void {
  logger.warn('texts stay English', { texts, reason });
}
