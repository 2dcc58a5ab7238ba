import type { Page } from '@playwright/test';

/**
 * Words of two elements whose letters browsers join, such as two links without a space between them: Arabic is
 * shaped across inline elements, also across their margins.
 */
export function joinedLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Letters that join the next one: all but alif, dal, ra, waw, their relatives, and hamza.
    const joinsNext = /[\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a]$/;
    const isInline = (node: Node, ancestor: Node): boolean => {
      for (
        let element = node.parentElement;
        element && element !== ancestor;
        element = element.parentElement
      ) {
        const { display, unicodeBidi } = getComputedStyle(element);
        if (display !== 'inline' || /isolate/.test(unicodeBidi)) return false;
      }
      return true;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const joined: string[] = [];
    let before: Node | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [last, first] = [before?.nodeValue ?? '', node.nodeValue ?? ''];
      const range = document.createRange();
      if (before && joinsNext.test(last) && /^[\u0620-\u064a]/.test(first)) {
        range.setStart(before, 0);
        range.setEnd(node, 1);
        const ancestor = range.commonAncestorContainer;
        const isSame = before.parentElement === node.parentElement;
        if (!isSame && isInline(before, ancestor) && isInline(node, ancestor))
          joined.push(`${last}|${first}`);
      }
      if (first !== '') before = node;
    }
    return joined;
  });
}
