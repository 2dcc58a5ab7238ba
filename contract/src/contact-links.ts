/** The default of SITE_ORIGIN. */
export const SAMPLE_ORIGIN = 'https://alnafitha.example';

export function telephoneLink(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`;
}

export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
