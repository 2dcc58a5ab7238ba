/** Clipboard type of Google Docs' own format. */
export const DOCS_CLIP = 'application/x-vnd.google-docs-document-slice-clip+wrapped';

/** How far a text of the HTML may be from the last one in the clip, which has more characters. */
const GAP = 50;

/** The text, and the suggestions that begin or go on at a character; none where they end. */
interface Resolved {
  dsl_spacers: string;
  dsl_suggesteddeletions?: { sgsl_sugg: readonly (readonly string[] | null)[] };
}

/**
 * Google Docs copies the texts of suggested deletions to HTML like all others; only its own format tells them
 * apart. Returns their number, and a function that removes them from the texts of the HTML, in their order.
 */
export function suggestedDeletions(clip: string) {
  const { dsl_spacers: source, dsl_suggesteddeletions: marks } = parse(clip);
  let count = 0;
  let isDeleted = false;
  const deleted = Array.from({ length: source.length }, (_, index) => {
    const suggestions = marks?.sgsl_sugg[index];
    if (suggestions && suggestions.length > 0 && !isDeleted) count += 1;
    if (suggestions) isDeleted = suggestions.length > 0;
    return isDeleted;
  });
  let next = 0;
  const isKept = (unit: string) => {
    // Spaces of the HTML may be more.
    const isSpace = !unit.trim();
    const index = isSpace && source[next]?.trim() === '' ? next : isSpace ? -1 : source.indexOf(unit, next);
    if (index < 0 || index > next + GAP) return true;
    next = index + 1;
    return !deleted[index];
  };
  return { count, remove: (text: string) => (count > 0 ? text.split('').filter(isKept).join('') : text) };
}

function parse(clip: string): Resolved {
  const none: Resolved = { dsl_spacers: '' };
  if (!clip) return none;
  try {
    return JSON.parse(JSON.parse(clip).data).resolved ?? none;
  } catch {
    return none;
  }
}
