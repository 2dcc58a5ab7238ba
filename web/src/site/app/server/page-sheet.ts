import { createSheet, type Sheet } from '../../../shared/ui/style/sheet';

/** The rules of one page, in the order in which they came. */
export interface PageSheet extends Sheet {
  /** Those of the classes that the page shows: what was rendered meanwhile, but gave way, is left out. */
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
