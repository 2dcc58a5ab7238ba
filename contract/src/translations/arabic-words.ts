/** Words that the product's Arabic texts write in Latin letters, as suppliers in Qatar and their data sheets do. */
export const LATIN_WORDS = [
  'UPVC',
  'PVC',
  'PNG',
  'JPG',
  'JPEG',
  'WebP',
  'HEIC',
  'CSV',
  'U-value',
  'g-value',
] as const;

const WORDS = new RegExp(`\\b(?:${LATIN_WORDS.join('|')})\\b`, 'g');

/** Removes these words: Latin letters that remain are untranslated text. */
export function withoutLatinWords(text: string): string {
  return text.replace(WORDS, '');
}

/**
 * Positions with gender-neutral Arabic: the place or the department, not the person. One English position is used for women
 * and men, so a gendered translation would be wrong for half of them.
 */
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

/** Whether a text of at most three words is a job title. */
export function isPosition(text: string): boolean {
  return PERSON.test(text) && text.split(' ').length <= 3;
}
