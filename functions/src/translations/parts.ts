import {
  BLOG_ARABIC,
  isUntranslated,
  type Language,
  MIN_TRANSLATED_LENGTH,
  type Translation,
} from '@alnafitha/contract';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { isTranslatable, type Original } from './originals';

/** Parts are the separate texts of a field, so that an edit pays for changed ones only. */
export interface Parts {
  readonly by: Translation['by'];
  readonly texts: readonly string[];
  /** Returns `undefined` if a translation is missing. HTML is not sanitized. */
  render(translations: ReadonlyMap<string, string>): string | undefined;
}

export function partsOf({ unit, text, to }: Original): Parts {
  const fixed = Object.hasOwn(BLOG_ARABIC, text) ? BLOG_ARABIC[text] : undefined;
  if (fixed !== undefined) return { by: 'person', texts: [], render: () => fixed };
  if (unit === 'html') return richTextParts(text, to);
  const lines = unit === 'lines' ? text.split('\n') : [text.trim()];
  // A person may have chosen the language of a text, but not those of the lines.
  const isPart = (line: string) =>
    unit === 'lines' ? isTranslatable(line, to) : line.length >= MIN_TRANSLATED_LENGTH;
  return {
    by: 'machine',
    texts: lines.filter(isPart),
    render(translations) {
      const translated = lines.map((line) => (isPart(line) ? translations.get(line) : line));
      return translated.includes(undefined) ? undefined : translated.join('\n');
    },
  };
}

/** These elements are never translated, nor are those that authors exclude. */
const SKIPPED: ReadonlySet<string> = new Set(['code', 'pre', 'script', 'style', 'svg']);

/** Returns one text per text node. */
function richTextParts(html: string, to: Language): Parts {
  const document = parseDocument(html);
  const places = placesIn(document.children).filter(({ text }) => isTranslatable(text, to));
  return {
    by: 'machine',
    texts: places.map(({ text }) => text.trim()),
    render(translations) {
      for (const { text, replace } of places) {
        const translation = translations.get(text.trim());
        if (translation === undefined) return undefined;
        // A function, because `$` is special in a replacement string.
        replace(text.replace(text.trim(), () => translation));
      }
      return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' });
    },
  };
}

interface Place {
  readonly text: string;
  replace(text: string): void;
}

function placesIn(nodes: ReturnType<typeof parseDocument>['children']): Place[] {
  return nodes.flatMap((node): Place[] => {
    if (node.type === ElementType.Text) {
      const replace = (text: string) => {
        node.data = text;
      };
      return [{ text: node.data, replace }];
    }
    if (!('attribs' in node) || SKIPPED.has(node.name) || isUntranslated(node.attribs)) return [];
    const attributes = ['alt', 'title'].flatMap((name) => {
      const replace = (text: string) => {
        node.attribs[name] = text;
      };
      return node.attribs[name] ? [{ text: node.attribs[name], replace }] : [];
    });
    return [...attributes, ...placesIn(node.children)];
  });
}
