/** The default of SITE_ORIGIN. */
export const SAMPLE_ORIGIN = 'https://alnafitha.example';

/** Of a formatted number such as `+974 4400 0038 ext. 12`, or of a hotline (RFC 3966). */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d\p{L}.]/gu, '').replace(/\p{L}+\.?/u, ';ext=')}`;
}

/** Chats have no extension. */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\p{L}.*|\D/gu, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
