/** Placeholders: replace before going live. Phone numbers are E.164, with spaces for display. */
export const COMPANY = {
  /** The default of SITE_ORIGIN. */
  website: 'https://alnafitha.example',
  name: { en: 'Al Nafitha Aluminium & Glass', ar: 'النافذة للألمنيوم والزجاج' },
  shortName: { en: 'Al Nafitha', ar: 'النافذة' },
  address: { en: 'Industrial Area 38, Doha, Qatar', ar: 'المنطقة الصناعية 38، الدوحة، قطر' },
  phones: ['+974 4400 0038', '+974 5500 0038'],
  whatsapp: '+974 5500 0038',
  email: 'info@alnafitha.example',
  social: {
    Facebook: 'https://www.facebook.com/',
    Instagram: 'https://www.instagram.com/',
    Snapchat: 'https://www.snapchat.com/',
  },
  /** Latitude and longitude in degrees. */
  location: { latitude: 25.1918, longitude: 51.4336 },
} as const;

/** A TranslationKey, in the footer and above the work. Empty it once the images are photographs. */
export const PICTURES_NOTE = 'The pictures on this website are visualisations, not photographs.';

/** Each part is a TranslationKey. The spaces in times do not break. */
export const OPENING_HOURS = [
  { days: 'Sunday to Thursday', hours: '8:00\u00a0AM to 6:00\u00a0PM' },
  { days: 'Saturday', hours: '9:00\u00a0AM to 3:00\u00a0PM' },
  { days: 'Friday', hours: 'Closed' },
] as const;

/** The same hours for structured data: schema.org's days, 24-hour times. */
export const OPENING_TIMES = [
  { days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '18:00' },
  { days: ['Saturday'], opens: '09:00', closes: '15:00' },
] as const;

/** The text differs from `OPENING_HOURS` on purpose. */
export const HOME_WORKING_HOURS = [
  { days: 'Saturday to Thursday', hours: '8:00\u00a0AM to 6:00\u00a0PM' },
] as const;

export function telephoneLink(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`;
}

export function whatsappLink(text?: string): string {
  const chat = `https://wa.me/${COMPANY.whatsapp.replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
