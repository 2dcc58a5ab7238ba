import {
  RICH_TEXT_TAGS,
  type RichTextAttributes,
  type RichTextTag,
  richTextAttributes,
} from '@alnafitha/contract';
import { Editor, getSchema, type JSONContent } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { documentOf, extensions } from './extensions';
import { readHtml, readPastedHtml } from './read-html';
import { writeHtml } from './write-html';

const schema = getSchema(extensions);
const throughEditor = (html: string) => writeHtml(schema.nodeFromJSON(documentOf(html)));

describe('the HTML of the editor', () => {
  it.each([
    '<p dir="auto">One <strong>bold</strong> and <em>slanted</em> word</p>',
    '<h2 dir="auto">Two</h2><h3 dir="auto">Three</h3><h4 dir="auto">Four</h4>',
    '<ul dir="auto"><li><p>One</p></li></ul><ol dir="auto"><li><p>Two</p></li></ol>',
    '<blockquote dir="auto"><p>Said</p></blockquote>',
    '<p dir="auto"><a href="/contact" title="Us">own</a> <a href="https://example.com/">other</a></p>',
    '<figure dir="auto"><img src="/media/a/960.webp" alt="A door" width="960" height="640"></figure>',
    '<figure dir="auto"><img src="/media/a/960.webp" alt="A door"><figcaption>Oak</figcaption></figure>',
    '<pre><code>a = 1\nb = 2</code></pre><p dir="auto">In <code>line</code>, <u>u</u> and <s>s</s><br>next</p>',
    '<table dir="auto"><caption>Panes</caption><thead><tr><th scope="col"><p>Pane</p></th><th colspan="2" scope="col"><p>U</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>Double</p></th><td rowspan="2"><p>1.1</p></td><td><ul><li><p>a</p></li></ul></td></tr>' +
      '<tr><th scope="row"><p>Triple</p></th><td><p>b</p></td></tr></tbody></table>',
    '<table dir="auto"><tbody><tr><td><p>One</p></td><td><p></p></td></tr></tbody></table><p dir="auto">Two</p>',
    '<p dir="auto">10<sup>3</sup> Pa, CO<sub>2</sub>, 10³ and CO₂</p>',
    '<ol dir="auto"><li><p>One</p></li></ol><p dir="auto">Then</p><ol start="2" dir="auto"><li><p>Two</p></li></ol>',
    '<ol type="a" dir="auto"><li><p>One</p></li></ol>',
    '<p dir="rtl">1 2 3</p><p translate="no" dir="auto">Schüco</p>',
  ])('is unchanged: %s', (html) => {
    expect(throughEditor(html)).toBe(html);
  });

  it.each([
    ...['', '<p></p>', '<p> </p><ul><li><p></p></li></ul>', '<p><br></p>', '<p>\u200f\u3164</p>'],
    '<script>alert(1)</script><img src="javascript:x" onerror="x()">',
  ])('is nothing without anything to read or see: %j', (html) => expect(throughEditor(html)).toBe(''));

  it('drops styles, handlers and forbidden URLs', () => {
    const html = '<p onclick="x()" style="color:red" class="big">A <a href="javascript:x()">b</a></p>';
    expect(throughEditor(html)).toBe('<p dir="auto">A b</p>');
    expect(throughEditor(`<style>* { display: none }</style>${html}`)).toBe('<p dir="auto">A b</p>');
  });
});

/** Every allowed element, `b` and `i` as the editor writes them. */
const EVERY_ELEMENT =
  '<p>1 <a href="/contact">2</a><strong>3</strong><em>4</em><u>5</u><s>6</s><sup>7</sup><sub>8</sub><code>9</code><br>1</p>' +
  '<h2>1</h2><h3>2</h3><h4>3</h4><ul><li><p>4</p></li></ul><ol><li><p>5</p></li></ol><blockquote><p>6</p></blockquote>' +
  '<pre><code>7</code></pre><hr><figure><img src="/media/a/960.webp" alt="A"><figcaption>8</figcaption></figure>' +
  '<table><caption>9</caption><thead><tr><th scope="col"><p>1</p></th><th scope="col"><p>2</p></th></tr></thead>' +
  '<tbody><tr><th scope="row"><p>3</p></th><td><p>4</p></td></tr></tbody></table>';

/** A value of each allowed attribute that is not in `EVERY_ELEMENT`. */
const VALUES: Readonly<Record<string, string>> = {
  class: 'no-translate',
  translate: 'no',
  dir: 'rtl',
  title: 'C',
  href: '/about',
  src: '/media/b/960.webp',
  alt: 'B',
  width: '640',
  height: '480',
  colspan: '2',
  rowspan: '2',
  scope: 'col',
  start: '3',
  type: 'a',
} satisfies Record<keyof RichTextAttributes, string>;

const rawOf = ({ attributes }: Element) =>
  Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));

describe("the editor's schema and the allow-list", () => {
  it('have the same elements', () => {
    const root = readHtml(throughEditor(EVERY_ELEMENT));
    const missing = RICH_TEXT_TAGS.filter((tag) => !root.querySelector(tag));
    expect(missing).toEqual(['b', 'i']);
    expect(throughEditor('<p><b>1</b><i>2</i></p>')).toBe('<p dir="auto"><strong>1</strong><em>2</em></p>');
  });

  it('have the same attributes: the editor keeps those that are allowed', () => {
    // They have no text, or `writeHtml` makes them anew.
    const textless: readonly RichTextTag[] = ['hr', 'br', 'caption', 'thead', 'tbody', 'tr'];
    const lost = RICH_TEXT_TAGS.filter((tag) => !textless.includes(tag)).flatMap((tag) =>
      Object.entries(VALUES).flatMap(([name, value]) => {
        const root = readHtml(EVERY_ELEMENT);
        const element = root.querySelector(tag);
        element?.setAttribute(name, value);
        if (!element || !Object.hasOwn(richTextAttributes(tag, rawOf(element)) ?? {}, name)) return [];
        const html = throughEditor(root.innerHTML);
        const kept = readHtml(html).querySelector(tag)?.getAttribute(name);
        // The editor has one name for both.
        const isUntranslated = name === 'class' && html.includes('translate="no"');
        return kept === value || isUntranslated ? [] : [`${tag} ${name}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('have the same attributes: those that the editor writes are allowed', () => {
    const content = documentOf(EVERY_ELEMENT);
    const partsOf = (node: JSONContent): JSONContent[] => [
      node,
      ...(node.marks ?? []),
      ...(node.content ?? []).flatMap(partsOf),
    ];
    const refused = partsOf(content).flatMap((part) =>
      Object.keys(part.attrs ?? {}).flatMap((name) => {
        const original = part.attrs?.[name];
        part.attrs = { ...part.attrs, [name]: VALUES[name] ?? 'x' };
        const root = document.createElement('div');
        root.innerHTML = writeHtml(schema.nodeFromJSON(content));
        part.attrs[name] = original;
        return [...root.querySelectorAll('*')].flatMap((element) => {
          const raw = rawOf(element);
          const allowed: object = richTextAttributes(element.localName as RichTextTag, raw) ?? {};
          return Object.keys(raw).flatMap((attribute) =>
            Object.hasOwn(allowed, attribute)
              ? []
              : [`${part.type} ${name}: ${attribute} of ${element.localName}`],
          );
        });
      }),
    );
    // "```css" sets the language, which nothing shows.
    expect([...new Set(refused)]).toEqual(['codeBlock language: class of code']);
  });
});

describe('typing', () => {
  /** The HTML after typing a text into an empty editor; `⌃` before a character presses Control with it. */
  function typed(text: string): string {
    const editor = new Editor({ extensions, element: document.createElement('div'), injectCSS: false });
    const { view } = editor;
    for (const [, control, key = ''] of text.matchAll(/(⌃?)(.)/gu)) {
      const { from, to } = view.state.selection;
      const event = new KeyboardEvent('keydown', { key, ctrlKey: true });
      const isHandled = control
        ? view.someProp('handleKeyDown', (handle) => handle(view, event))
        : view.someProp('handleTextInput', (handle) =>
            handle(view, from, to, key, () => view.state.tr.insertText(key)),
          );
      if (!isHandled) view.dispatch(view.state.tr.insertText(key));
    }
    const html = writeHtml(view.state.doc);
    editor.destroy();
    return html;
  }

  it.each([
    ['3. Three', '<ol start="3" dir="auto"><li><p>Three</p></li></ol>'],
    ['1. One', '<ol dir="auto"><li><p>One</p></li></ol>'],
    ['3) Three', '<ol start="3" dir="auto"><li><p>Three</p></li></ol>'],
    ['١. واحد', '<ol dir="auto"><li><p>واحد</p></li></ol>'],
    ['١٢) اثنا عشر', '<ol start="12" dir="auto"><li><p>اثنا عشر</p></li></ol>'],
    // These numbers begin no list.
    ['0. Nought', '<p dir="auto">0. Nought</p>'],
    ['12345. Many', '<p dir="auto">12345. Many</p>'],
    ['- One', '<ul dir="auto"><li><p>One</p></li></ul>'],
    ['## Two', '<h2 dir="auto">Two</h2>'],
    ['Glass 1200 * 1500 * 6 mm', '<p dir="auto">Glass 1200 * 1500 * 6 mm</p>'],
    ['زجاج 1200 * 1500 * 6 مم', '<p dir="auto">زجاج 1200 * 1500 * 6 مم</p>'],
    [
      'Price * including VAT, see note * below, 1200*1500*6',
      '<p dir="auto">Price * including VAT, see note * below, 1200*1500*6</p>',
    ],
    [
      'a _ b _ c ** d ** e __ f __ g ~~ h ~~ i ` j ` k',
      '<p dir="auto">a _ b _ c ** d ** e __ f __ g ~~ h ~~ i ` j ` k</p>',
    ],
    ['a *b * c* d _e _ f_ 5` x 3` g', '<p dir="auto">a *b * c* d _e _ f_ 5` x 3` g</p>'],
    ['السعر * شامل * التركيب ~~ و ~~', '<p dir="auto">السعر * شامل * التركيب ~~ و ~~</p>'],
    [
      '*a b* **c d** _e_ __f__ ~~g~~ `h` *م ن*',
      '<p dir="auto"><em>a b</em> <strong>c d</strong> <em>e</em> <strong>f</strong> <s>g</s> <code>h</code> <em>م ن</em></p>',
    ],
    ['10⌃.3⌃. Pa, CO⌃,2', '<p dir="auto">10<sup>3</sup> Pa, CO<sub>2</sub></p>'],
    ['10³ Pa', '<p dir="auto">10³ Pa</p>'],
    ['![x](https://example.com/a.png)', '<p dir="auto">![x](https://example.com/a.png)</p>'],
    [
      'See www.example.com. Now',
      '<p dir="auto">See <a href="https://www.example.com/">www.example.com</a>. Now</p>',
    ],
    [
      '(https://example.com/a_b) x',
      '<p dir="auto">(<a href="https://example.com/a_b">https://example.com/a_b</a>) x</p>',
    ],
    ['Ask me@example.com! x', '<p dir="auto">Ask <a href="mailto:me@example.com">me@example.com</a>! x</p>'],
    [
      'الموقع www.example.com، x',
      '<p dir="auto">الموقع <a href="https://www.example.com/">www.example.com</a>، x</p>',
    ],
    ['e.g. 12.5 a@b x@ ftp://example.com/a x', '<p dir="auto">e.g. 12.5 a@b x@ ftp://example.com/a x</p>'],
  ])('%s gives %s', (text, html) => expect(typed(text)).toBe(html));
});

describe('shortcuts on an Arabic keyboard', () => {
  it.each([
    ['لا', 'KeyB', {}, '<p><strong>x</strong></p>'],
    ['\ufefb', 'KeyB', {}, '<p><strong>x</strong></p>'],
    ['لآ', 'KeyB', { shiftKey: true }, '<blockquote><p>x</p></blockquote>'],
    // Most browsers tell the old code of a key.
    ['لا', '', { keyCode: 66 }, '<p><strong>x</strong></p>'],
    ['\ufefb', '', { keyCode: 66 }, '<p><strong>x</strong></p>'],
    ['ه', 'KeyI', { keyCode: 73 }, '<p><em>x</em></p>'],
    ['ه', 'KeyI', {}, '<p><em>x</em></p>'],
    ['ع', 'KeyU', {}, '<p><u>x</u></p>'],
    ['ث', 'KeyE', {}, '<p><code>x</code></p>'],
    ['س', 'KeyS', { shiftKey: true }, '<p><s>x</s></p>'],
    ['ئ', 'KeyZ', {}, ''],
    ['لا', 'KeyB', { ctrlKey: false }, '<p>x</p>'],
    ['لا', 'KeyB', { altKey: true }, '<p>x</p>'],
    ['b', 'KeyN', {}, '<p><strong>x</strong></p>'],
    ['لأ', 'KeyG', {}, '<p>x</p>'],
  ])('%s of %s with %j', (key, code, modifiers, expected) => {
    const editor = new Editor({ extensions, element: document.createElement('div'), injectCSS: false });
    editor.commands.insertContent('x');
    editor.commands.selectAll();
    const event = new KeyboardEvent('keydown', { key, code, ctrlKey: true, ...modifiers });
    editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
    expect(writeHtml(editor.state.doc).replaceAll(' dir="auto"', '')).toBe(expected);
    editor.destroy();
  });
});

describe('a plain address', () => {
  const LINK = '<a href="https://example.com/a?b=1">https://example.com/a?b=1</a>';

  function pasteText(content: string, text: string, select?: { from: number; to: number }): string {
    const editor = new Editor({
      extensions,
      content,
      element: document.createElement('div'),
      injectCSS: false,
    });
    editor.commands.setTextSelection(select ?? editor.state.doc.content.size - 1);
    editor.view.pasteText(text, new ClipboardEvent('paste', { clipboardData: new DataTransfer() }));
    const html = writeHtml(editor.state.doc);
    editor.destroy();
    return html;
  }

  it('is linked when it is pasted, without the punctuation after it, or links the text that it is pasted over', () => {
    const text = 'See https://example.com/a?b=1, or not.';
    expect(pasteText('<p></p>', text)).toBe(`<p dir="auto">See ${LINK}, or not.</p>`);
    const pasted = pasteText('<p>See here</p>', ' https://example.com/a?b=1 ', { from: 5, to: 9 });
    expect(pasted).toBe('<p dir="auto">See <a href="https://example.com/a?b=1">here</a></p>');
    expect(pasteText('<p>See here</p>', 'there', { from: 5, to: 9 })).toBe('<p dir="auto">See there</p>');
  });
});

describe('pasting', () => {
  const pasted = (html: string) => throughEditor(readPastedHtml(html).root.innerHTML);
  const redirect = (to: string) =>
    `https://www.google.com/url?q=${encodeURIComponent(to)}&sa=D&source=editors`;

  it.each([
    [
      'keeps the structure of a Word document without its styles',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Doc</title><style>p{color:red}</style></head>
      <body><!--StartFragment--><h1 style='color:#2F5496'>Report<o:p></o:p></h1>
      <p class=MsoNormal dir=LTR style='margin:0'><b><span style='font-size:14pt'>Bold</span></b> text<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <img src="file:///C:/x.png"><!--EndFragment--></body></html>`,
      '<h2 dir="auto">Report</h2><p dir="auto"><strong>Bold</strong> text</p>',
    ],
    [
      'keeps the lists of Outlook, whose items have the style of a Word list, and numbered headings',
      "<ol start=3 type=1><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Three</li></ol>" +
        "<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span> Heat</h1>",
      '<ol start="3" dir="auto"><li><p>Three</p></li></ol><h2 dir="auto">1. Heat</h2>',
    ],
    [
      'keeps a Word table with its bold first row as header cells',
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
      <td width=312 valign=top style='width:233pt'><p class=MsoNormal><b>Glass<o:p></o:p></b></p></td>
      <td width=312><p class=MsoNormal><b><span lang=EN-US>U-value</span></b></p></td></tr>
      <tr><td><p class=MsoNormal>Double</p></td><td><p class=MsoNormal>1.1<o:p></o:p></p></td></tr>
      <tr><td colspan=2 width=600><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>`,
      '<table dir="auto"><thead><tr><th scope="col"><p><strong>Glass</strong></p></th><th scope="col"><p><strong>U-value</strong></p></th></tr></thead>' +
        '<tbody><tr><td><p>Double</p></td><td><p>1.1</p></td></tr><tr><td colspan="2"><p></p></td></tr></tbody></table>',
    ],
    [
      'keeps a Google Docs table, and only the text of a nested table',
      `<b style="font-weight:normal"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="301"/></colgroup>
      <tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr"><span style="font-weight:400">زجاج</span></p></td><td>
      <table><tr><td>a</td><td>b</td></tr></table></td></tr></tbody></table></div></b>`,
      '<table dir="auto"><tbody><tr><td><p>زجاج</p></td><td><p>a</p><p>b</p></td></tr></tbody></table>',
    ],
    [
      "unwraps Google Docs' redirect links, and makes own pages relative",
      `<p><a href="${redirect('https://example.com/a?b=1')}">1</a> <a href="${redirect(`${location.origin}/about`)}">2</a></p>`,
      '<p dir="auto"><a href="https://example.com/a?b=1">1</a> <a href="/about">2</a></p>',
    ],
    [
      'completes addresses, and leaves the text of links that lead nowhere',
      '<p><a href="&rlm;www.example.com">1</a> <a href="contact">2</a> <a href="https://wa.me/97444000038">3</a></p>',
      '<p dir="auto"><a href="https://www.example.com/">1</a> 2 <a href="https://wa.me/97444000038">3</a></p>',
    ],
    [
      'keeps raised and lowered text of Word and Google Docs',
      '<p>10<sup>3</sup> Pa, <span style="font-size:0.6em;vertical-align:super">4</span> CO<span style="vertical-align: sub">2</span></p>',
      '<p dir="auto">10<sup>3</sup> Pa, <sup>4</sup> CO<sub>2</sub></p>',
    ],
    [
      "keeps the numbers of Google Docs' lists",
      '<b style="font-weight:normal"><ol start="3" style="margin-top:0"><li style="list-style-type:decimal" aria-level="1"><p>Three</p></li>' +
        '<ol><li style="list-style-type:lower-alpha"><p>a</p></li></ol></ol><ol><li style="list-style-type:upper-roman">I</li></ol></b>',
      '<ol start="3" dir="auto"><li><p>Three</p><ol type="a"><li><p>a</p></li></ol></li></ol><ol type="I" dir="auto"><li><p>I</p></li></ol>',
    ],
    [
      'separates blocks, and makes own pages and images relative',
      `<div>One</div><div>Two <a href="${location.origin}/about">us</a></div><img src="${location.origin}/media/a/480.webp"><img src="https://example.com/a.png">`,
      '<p dir="auto">One</p><p dir="auto">Two <a href="/about">us</a></p><figure dir="auto"><img src="/media/a/480.webp" alt=""></figure>',
    ],
  ])('%s', (_, html, expected) => expect(pasted(html)).toBe(expected));

  it.each([
    [
      '<img src="file:///C:/x.png"><img src="https://example.com/a.png"><img><img src="/media/a/480.webp">',
      { images: 3 },
    ],
    [
      '<p><a href="contact">1</a><a href="#_ftn1">2</a><a name="x">3</a><a href="/about">4</a></p>',
      { links: 2 },
    ],
    [
      '<iframe src="https://example.com/"></iframe><video><source></video><svg><a href="x"></a></svg>',
      { embedded: 3 },
    ],
    ['<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table>', { embedded: 1 }],
    ['<style>p{}</style><p style="color:red">a</p>', {}],
    ['<p hidden>1 <a href="contact">2</a><img></p><p style="display:none">&zwnj;&nbsp;</p>', { hidden: 1 }],
  ])('counts what is left out of %s', (html, omitted) => {
    expect(readPastedHtml(html).omitted).toEqual({ images: 0, links: 0, hidden: 0, embedded: 0, ...omitted });
  });
});

it('the editor shows numbers in Arabic as the site does, and stores nothing of it', () => {
  const html =
    '<p dir="auto">اتصلوا على <strong>4455 6677</strong> أو +974 5512 3456، الفرع ٤٤٥٥ ٦٦٧٧</p>' +
    '<p dir="auto">Call 4455 6677</p>';
  const element = document.createElement('div');
  const editor = new Editor({ extensions, content: documentOf(html), element, injectCSS: false });
  const isolates = [...element.querySelectorAll('bdi, bdo')].map(({ outerHTML }) => outerHTML);
  expect(isolates).toEqual([
    '<bdi dir="ltr">4455 6677</bdi>',
    '<bdi dir="ltr">+974 5512 3456</bdi>',
    '<bdo dir="ltr">٤٤٥٥ ٦٦٧٧</bdo>',
  ]);
  expect(writeHtml(editor.state.doc)).toBe(html);
  editor.destroy();
});
