/**
 * The readable part of a URL: lower case, letters and digits of any script, hyphens for white space.
 * Empty if a title has neither letters nor digits.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]|\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
