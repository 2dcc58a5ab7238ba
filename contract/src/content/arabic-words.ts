/** Words that Arabic texts write in Latin letters, as suppliers in Qatar do. */
export const LATIN_WORDS = [
  'UPVC',
  'PVC',
  'PNG',
  'PDF',
  'JPG',
  'JPEG',
  'WebP',
  'HEIC',
  'TIFF',
  'CSV',
  'U-value',
  'g-value',
  'U',
  'SHGC',
  'Rw',
  'Excel',
  'Word',
] as const;

const WORDS = new RegExp(`\\b(?:${LATIN_WORDS.join('|')})\\b`, 'g');

/** Any remaining Latin letters are untranslated text. */
export function withoutLatinWords(text: string): string {
  return text.replace(WORDS, '');
}

/** Positions are gender-neutral: they name the place or department, because one English word means women and men. */
export const POSITIONS: Readonly<Record<string, string>> = {
  Admin: 'الإدارة',
  Administrator: 'مدير',
  'Site Administrator': 'مدير الموقع',
  'Villa owner': 'فيلا خاصة',
  Homeowner: 'منزل خاص',
  'Farm owner': 'مزرعة خاصة',
  'Café owner': 'مقهى',
  'Restaurant owner': 'مطعم',
  'Interior architect': 'تصميم داخلي',
  'Project architect': 'تصميم معماري',
  'Project manager': 'إدارة مشاريع',
  'Facility manager': 'إدارة مرافق',
  'Office manager': 'إدارة مكتب',
  'Compound manager': 'إدارة مجمع سكني',
  'School manager': 'إدارة مدرسة',
  'School principal': 'إدارة مدرسة',
  'Hotel engineer': 'القسم الهندسي في فندق',
  'Property developer': 'شركة تطوير عقاري',
  Contractor: 'شركة مقاولات',
};

const PERSON =
  /\b(?:admin|administrator|architect|contractor|developer|director|engineer|manager|owner|principal)$/i;

export function isPosition(text: string): boolean {
  return PERSON.test(text) && text.split(' ').length <= 3;
}
