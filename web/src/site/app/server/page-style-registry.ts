import { createStyleRegistry, type StyleRegistry } from '../../../shared/ui/style/style-registry';

/** Collects the rules of one page, in the order of their insertion. */
export interface PageStyleRegistry extends StyleRegistry {
  /** The rules of the classes in the HTML: fallbacks that were rendered in between are left out. */
  rulesUsedIn(html: string): string;
}

export function createPageStyleRegistry(): PageStyleRegistry {
  const rules = new Map<string, string>();
  return {
    ...createStyleRegistry(new Set(), (name, text) => rules.set(name, text)),
    rulesUsedIn(html) {
      const used = new Set(
        [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
      );
      return [...rules].flatMap(([name, text]) => (used.has(name) ? [text] : [])).join('');
    },
  };
}
