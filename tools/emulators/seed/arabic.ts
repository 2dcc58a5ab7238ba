import type { Language } from '@alnafitha/contract';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { isTranslatable } from '../../../functions/src/translations/originals';
import images from './images.json';
import { readPostContent } from './posts';
import posts from './posts.json';
import projects from './projects.json';
import services from './services.json';
import testimonials from './testimonials.json';

type Texts = Readonly<Record<string, string | readonly string[]>>;

const postTexts = Object.entries(posts).map(([id, { en, ar }]) => ({
  en: { ...en, content: textsOfPost(id, 'en') },
  ar: { ...ar, content: textsOfPost(id, 'ar') },
}));

/** The Arabic of the sample content by English text. */
export const ARABIC: Readonly<Record<string, string>> = tableOf([
  ...Object.values(images),
  ...Object.values(projects),
  ...Object.values(services),
  ...testimonials,
  ...postTexts,
]);

/** Returns the text of each text node, without code. */
function textsOfPost(id: string, language: Language): string[] {
  const { children } = parseDocument(readPostContent(id, language).replace(/<pre>.*<\/pre>/s, ''));
  const texts = DomUtils.filter(({ type }) => type === ElementType.Text, children).map(DomUtils.getText);
  return texts.map((text) => text.trim());
}

/** Throws for a text with two translations. */
function tableOf(entries: readonly { readonly en: Texts; readonly ar: Texts }[]): Record<string, string> {
  const table: Record<string, string> = {};
  for (const { en, ar } of entries) {
    for (const field of Object.keys(en)) {
      const english = [en[field] ?? []].flat();
      const arabic = [ar[field] ?? []].flat();
      if (english.length !== arabic.length)
        throw new Error(`“${english[0]}”: ${english.length} English texts, but ${arabic.length} Arabic ones`);
      for (const [index, text] of english.entries()) {
        const translation = arabic[index] ?? '';
        if (!isTranslatable(text, 'ar')) continue;
        if ((table[text] ?? translation) !== translation) throw new Error(`“${text}” has two translations`);
        table[text] = translation;
      }
    }
  }
  return table;
}
