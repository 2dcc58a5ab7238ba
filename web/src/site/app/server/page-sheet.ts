import { createSheet, type Sheet } from '../../../shared/ui/style/sheet';

/** Collects the rules of one page, in the order of their insertion. */
export interface PageSheet extends Sheet {
  /** The rules of the classes in the HTML: fallbacks that were rendered in between are left out. */
  shownIn(html: string): string;
}

export function createPageSheet(): PageSheet {
  const rules = new Map<string, string>();
  return {
    ...createSheet(new Set(), (name, text) => rules.set(name, text)),
    shownIn(html) {
      const used = new Set(
        [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
      );
      return [...rules].flatMap(([name, text]) => (used.has(name) ? [text] : [])).join('');
    },
  };
}
