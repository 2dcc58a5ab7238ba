/**
 * Characters that show nothing: what Unicode lets a font ignore (direction marks, isolates, joiners, zero-width characters, soft
 * hyphens, fillers, variation selectors, tags), the blank Braille pattern, interlinear marks, and the placeholder of an object.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/gu;

/** A character that leaves something on the screen. A mark alone is none: it belongs to a letter. */
const VISIBLE = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/u;

/** Control characters but tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * A text as it is compared or validated: without invisible and control characters, full-width and other compatibility forms as plain
 * ones (NFKC), each run of white space as one space. Not for texts that are shown: Arabic and emoji need their joiners.
 */
export function comparableText(text: string): string {
  return stripInvisible(text).normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Removes invisible and control characters, and keeps every other as it is. For URLs and file names. */
export function stripInvisible(text: string): string {
  return stripControls(text.replace(INVISIBLE, ''));
}

/** Removes control characters but tab and line breaks, which no text needs and XML, CSV and terminals do not take. */
export function stripControls(text: string): string {
  return text.replace(CONTROLS, '');
}

/** Whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
