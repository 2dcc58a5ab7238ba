import { COMPANY } from '@alnafitha/contract';
import { LATIN_WORDS } from '@alnafitha/contract/arabic-words';
import { expect, type Page } from '@playwright/test';

/** Fails if `main` has no Arabic text, or an element that the selector matches has Latin words. */
export async function expectArabicOnly(page: Page, selector: string): Promise<void> {
  await expect(page.locator('main'), `Arabic at ${page.url()}`).toContainText(/[ء-ي]/);
  expect(await latinWords(page, selector), `Latin words at ${page.url()}`).toEqual([]);
}

/** Texts and text attributes with Latin words that are not allowed in Arabic. */
function latinWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (roots, allowed) => {
      const texts: string[] = [];
      const attributes = ['placeholder', 'alt', 'title', 'aria-label'];
      for (const root of roots) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        for (let node: Node | null = root; node; node = walker.nextNode()) {
          const element = node instanceof Element ? node : node.parentElement;
          // The other language's name is in that language; code is not translated.
          if (element?.closest('[lang="en"], code, style, script')) continue;
          if (node instanceof Element)
            texts.push(...attributes.map((name) => element?.getAttribute(name) ?? ''));
          else texts.push(node.nodeValue ?? '');
        }
      }
      return texts
        .map((text) => allowed.reduce((rest, word) => rest.replaceAll(word, ''), text))
        .filter((text) => /[a-z]{2,}/i.test(text));
    },
    [COMPANY.name.en, COMPANY.shortName.en, COMPANY.email, ...LATIN_WORDS],
  );
}
