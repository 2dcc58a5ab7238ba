import { sanitizeLinkUrl } from '@alnafitha/contract';

/** The URL of a typed link target; `undefined` for a forbidden one. */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return sanitizeLinkUrl(`mailto:${text}`);
  if (/^\+?[\d\s()-]{7,}$/.test(text)) return sanitizeLinkUrl(`tel:${text.replace(/[^\d+]/g, '')}`);
  if (/^[^\s/:?#]+\.[^\s/:?#]{2,}(?:[/:?#]|$)/.test(text)) return sanitizeLinkUrl(`https://${text}`);
  return text.startsWith('/') || /^[a-z]+:/i.test(text) ? sanitizeLinkUrl(text) : undefined;
}
