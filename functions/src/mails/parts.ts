import { directionOf, isolateRuns, type Language, leftToRightRuns } from '@alnafitha/contract';
import { element, textNode, type Xml } from '../platform/xml';
import type { Mail } from './mailer';

const FONT = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;color:#1b2733';
const SPACED = 'margin:0 0 16px';
const MUTED = 'font-size:14px;color:#5b6b79';
const WRAPPED = 'white-space:pre-wrap;overflow-wrap:anywhere';

/** White space, and characters that end lines or reorder text. */
const CONTROLS = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

export function oneLine(text: string): string {
  return text.replace(CONTROLS, ' ');
}

/** Texts with `{count}`, by plural category. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The text for a number of things, in the plural of its language. */
export function countIn(language: Language, forms: Readonly<Record<Language, Forms>>, count: number): string {
  const form = forms[language][new Intl.PluralRules(language).select(count)] ?? forms[language].other;
  return fill(form, { count });
}

/** The text with values in place of their names in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A time in Doha. */
export function timeIn(language: Language, time: Date, options: Intl.DateTimeFormatOptions): string {
  const locale = language === 'ar' ? 'ar-QA-u-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Qatar' }).format(time);
}

/** A part of a mail: its lines of plain text, and its HTML, whose styles are inline. */
export interface Part {
  readonly lines: readonly string[];
  readonly html: Xml;
}

export const heading = (text: string): Part => ({
  lines: [text],
  html: element('h1', text, { style: 'font-size:20px;line-height:1.3;margin:0 0 16px' }),
});

export const paragraph = (content: string | Part, style = ''): Part => ({
  lines: typeof content === 'string' ? [content] : content.lines,
  html: element('p', typeof content === 'string' ? content : [content.html], { style: `${SPACED};${style}` }),
});

export const note = (text: string): Part => paragraph(text, MUTED);

/** Text of people, whose numbers keep their order between Arabic words. */
export const typed = (
  text: string,
  name = 'span',
  attributes: Readonly<Record<string, string>> = {},
): Part => ({
  lines: [text],
  html: element(
    name,
    leftToRightRuns(text).map((part) =>
      part.tag ? element(part.tag, part.text, { dir: 'ltr' }) : textNode(part.text),
    ),
    { dir: 'auto', ...attributes },
  ),
});

/** `plain` is the text without HTML. */
export const leftToRight = (text: string, plain = text): Part => ({
  lines: [plain],
  html: element('bdi', text, { dir: 'ltr' }),
});

/** A link without words; plain text has `text` alone. */
export const link = (text: string, href = text): Part => ({
  lines: [text],
  html: element('bdi', [anchor(text, href)], { dir: 'ltr' }),
});

/** A link with words, which plain text has before the address. */
export const action = (label: string, href: string): Part => ({
  lines: [`${label}: ${href}`],
  html: anchor(label, href),
});

export const button = (label: string, href: string): Part => ({
  lines: [`${label}: ${href}`],
  html: element('p', [
    element('a', label, {
      href,
      style: 'display:inline-block;padding:12px 20px;background:#0b5c8a;color:#ffffff;text-decoration:none',
    }),
  ]),
});

function anchor(text: string, href: string): Xml {
  const { html } = typed(text);
  return element('a', [html], { href, style: 'color:#0b5c8a' });
}

/** Parts below each other, without space between them; plain text has them in one line with a separator. */
export const stacked = (parts: readonly Part[], separator: string): Part => ({
  lines: [parts.flatMap(({ lines }) => lines).join(separator)],
  html: element(
    'span',
    parts.map(({ html }) => element('span', [html], { style: 'display:block' })),
  ),
});

/** Values with their labels; those without a value are left out. */
export function table(rows: readonly (readonly [label: string, value: Part | string | undefined])[]): Part {
  const given = rows.flatMap(([label, value]) => {
    if (!value) return [];
    const part = typeof value === 'string' ? typed(value) : value;
    return part.lines.join('') ? [{ label, part }] : [];
  });
  return {
    lines: given.map(({ label, part }) => `${label}: ${part.lines.join(' ')}`),
    html: element(
      'div',
      given.map(({ label, part }) =>
        element('p', [element('span', label, { style: `display:block;${MUTED}` }), part.html], {
          style: SPACED,
        }),
      ),
    ),
  };
}

export const steps = (texts: readonly string[]): Part => ({
  lines: texts.map((text, index) => `${index + 1}. ${text}`),
  html: element(
    'ol',
    texts.map((text) => element('li', text)),
    { style: `${SPACED};padding-inline-start:24px` },
  ),
});

/** A text of several lines, each with the direction of its language. */
export function written(text: string): Part {
  const lines = text.split(/\r?\n/);
  const lineOf = (line: string) =>
    line.trim() ? typed(line, 'div', { style: WRAPPED }).html : element('div', [element('br')]);
  return { lines, html: element('div', lines.map(lineOf), { style: SPACED }) };
}

/** A text in a frame. */
export const framed = (text: string): Part => ({
  lines: [text],
  html: typed(text, 'div', { style: `${WRAPPED};${SPACED};padding:12px 16px;background:#f2f5f7` }).html,
});

export const quoted = (introduction: string, text: string): Part => ({
  lines: [introduction, ...text.split('\n').map((line) => `> ${line}`)],
  html: element('div', [
    note(introduction).html,
    element('blockquote', [written(text).html], {
      style: 'margin:0;padding:0 12px;border-inline-start:3px solid #d5dde3;color:#5b6b79',
    }),
  ]),
});

/** Parts in a language of a mail that has both. */
export const section = (language: Language, parts: readonly Part[]): Part => ({
  lines: [textOf(parts)],
  html: element(
    'div',
    parts.map(({ html }) => html),
    { lang: language, dir: directionOf(language), style: 'text-align:start' },
  ),
});

const textOf = (parts: readonly Part[]) => parts.map(({ lines }) => lines.join('\n')).join('\n\n');

/** Renders a mail as plain text, and as HTML of one column, for mail programs and phones. */
export function render(
  language: Language,
  subject: string,
  parts: readonly Part[],
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const dir = directionOf(language);
  const head = element('head', [
    element('meta', [], { charset: 'utf-8' }),
    element('meta', [], { name: 'viewport', content: 'width=device-width' }),
    element('title', isolateRuns(subject)),
  ]);
  const style = `max-width:600px;margin:0 auto;padding:16px;${FONT};text-align:start`;
  const column = element(
    'div',
    parts.map(({ html }) => html),
    { dir, style },
  );
  const body = element('body', [column], { style: 'margin:0;background:#ffffff' });
  const root = element('html', [head, body], { lang: language, dir });
  return { subject, text: `${textOf(parts)}\n`, html: `<!doctype html>${root.source}` };
}
