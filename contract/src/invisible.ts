/** Default-ignorable characters, the blank Braille pattern, interlinear marks and the object placeholder. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/gu;

/** A mark alone is not visible: it belongs to a letter. */
const VISIBLE = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/u;

/** Excludes tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Removes invisible characters, applies NFKC. Visible texts stay as they are: Arabic and emoji need their joiners. */
export function comparableText(text: string): string {
  return stripInvisible(text).normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Removes invisible and control characters, for URLs and file names. */
export function stripInvisible(text: string): string {
  return stripControls(text.replace(INVISIBLE, ''));
}

/** Keeps tabs and line breaks. XML, CSV and terminals do not accept other control characters. */
export function stripControls(text: string): string {
  return text.replace(CONTROLS, '');
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
