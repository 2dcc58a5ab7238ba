import { directionOf, isolateRuns, type Language, leftToRightRuns } from '@alnafitha/contract';
import { element, textNode, type Xml } from '../../platform/xml';

const FONT = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;color:#1b2733';

/** White space, and characters that end lines or reorder text. */
const CONTROLS = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

export function oneLine(text: string): string {
  return text.replace(CONTROLS, ' ');
}

/** One column with inline styles only, for mail programs and phones. */
export function mailDocument(language: Language, title: string, content: readonly Xml[]): string {
  const direction = directionOf(language);
  const root = element(
    'html',
    [
      element('head', [
        element('meta', [], { charset: 'utf-8' }),
        element('meta', [], { name: 'viewport', content: 'width=device-width' }),
        element('title', isolateRuns(title)),
      ]),
      element(
        'body',
        [
          element('div', content, {
            dir: direction,
            style: `max-width:600px;margin:0 auto;padding:16px;${FONT};text-align:start`,
          }),
        ],
        { style: 'margin:0;background:#ffffff' },
      ),
    ],
    { lang: language, dir: direction },
  );
  return `<!doctype html>${root.source}`;
}

export function heading(text: string): Xml {
  return element('h1', text, { style: 'font-size:20px;line-height:1.3;margin:0 0 16px' });
}

export function paragraph(content: string | readonly Xml[]): Xml {
  return element('p', content, { style: 'margin:0 0 16px' });
}

/** An element with a text of people, whose numbers keep their order between Arabic words. */
export function typed(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): Xml {
  const parts = leftToRightRuns(text).map((part) =>
    part.tag ? element(part.tag, part.text, { dir: 'ltr' }) : textNode(part.text),
  );
  return element(name, parts, attributes);
}

export function leftToRight(text: string): Xml {
  return element('bdi', text, { dir: 'ltr' });
}

/** Puts each part on a separate line, aligned with the mail. */
export function lines(content: readonly Xml[]): Xml {
  return element(
    'span',
    content.map((part) => element('span', [part], { style: 'display:block' })),
  );
}

export function link(text: string, href: string): Xml {
  return typed('a', text, { href, style: 'color:#0b5c8a' });
}
