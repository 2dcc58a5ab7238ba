import { SAMPLE_BLOCKS } from '@alnafitha/contract';
import { LATIN_WORDS } from '@alnafitha/contract/arabic-words';
import type { Page } from '@playwright/test';

/** Texts, attributes and greetings of chats of a page with Latin words that Arabic does not allow; `no Arabic` if it has none. */
export async function latinWords(page: Page): Promise<string[]> {
  const main = (await page.locator('main').textContent()) ?? '';
  const words = await page.locator('header, nav, main, footer').evaluateAll(
    (roots, allowed) => {
      const texts: string[] = [];
      const attributes = ['placeholder', 'alt', 'title', 'aria-label'];
      for (const root of roots) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        for (let node: Node | null = root; node; node = walker.nextNode()) {
          const element = node instanceof Element ? node : node.parentElement;
          // The other language's name is in that language; code is not translated.
          if (element?.closest('[lang="en"], code, style, script')) continue;
          if (node instanceof HTMLAnchorElement && node.hostname === 'wa.me')
            texts.push(new URL(node.href).searchParams.get('text') ?? '');
          if (node instanceof Element)
            texts.push(...attributes.map((name) => element?.getAttribute(name) ?? ''));
          else texts.push(node.nodeValue ?? '');
        }
      }
      return texts
        .map((text) => allowed.reduce((rest, word) => rest.replaceAll(word, ''), text))
        .filter((text) => /[a-z]{2,}/i.test(text));
    },
    [
      SAMPLE_BLOCKS.company.name,
      SAMPLE_BLOCKS.company.shortName,
      SAMPLE_BLOCKS.company.email,
      ...LATIN_WORDS,
    ],
  );
  return /[ء-ي]/.test(main) ? words : ['no Arabic', ...words];
}
