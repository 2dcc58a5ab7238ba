import { getSchema } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { documentOf, extensions } from './extensions';
import { readPastedHtml } from './read-html';
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
    '<p dir="rtl">1 2 3</p><p translate="no" dir="auto">Schüco</p>',
  ])('is kept: %s', (html) => {
    expect(throughEditor(html)).toBe(html);
  });

  it.each(['', '<p></p>', '<p> </p><ul><li><p></p></li></ul>', '<p><br></p>'])(
    'is nothing without anything to read or see: %j',
    (html) => expect(throughEditor(html)).toBe(''),
  );

  it('drops scripts, styles and addresses that no link may lead to', () => {
    const html =
      '<script>alert(1)</script><p onclick="x()" style="color:red" class="big">A <a href="javascript:x()">b</a></p>' +
      '<img src="javascript:x" onerror="x()">';
    expect(throughEditor(html)).toBe('<p dir="auto">A b</p>');
  });
});

describe('pasting', () => {
  const pasted = (html: string) => throughEditor(readPastedHtml(html).innerHTML);

  it('keeps of a Word document what its parts are, and nothing of their looks', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Doc</title><style>p{color:red}</style></head>
      <body><!--StartFragment--><h1 style='color:#2F5496'>Report<o:p></o:p></h1>
      <p class=MsoNormal dir=LTR style='margin:0'><b><span style='font-size:14pt'>Bold</span></b> text<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <img src="file:///C:/x.png"><!--EndFragment--></body></html>`;
    expect(pasted(html)).toBe('<h2 dir="auto">Report</h2><p dir="auto"><strong>Bold</strong> text</p>');
  });

  it('makes lists of the paragraphs that Word means as lists', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`;
    const list = item(1, '1.', 'One') + item(2, '·', 'Inner') + item(1, '2.', 'Two');
    expect(pasted(`${list}<p>After</p>`)).toBe(
      '<ol dir="auto"><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ol><p dir="auto">After</p>',
    );
  });

  it('reads the styles by which Google Docs means bold and italic', () => {
    const html =
      '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> <span style="font-style:italic">i</span></p></b>';
    expect(pasted(html)).toBe('<p dir="auto"><strong>Bold</strong> <em>i</em></p>');
  });

  it('parts what stood in separate blocks, and takes own pages and pictures by their paths', () => {
    const html = `<div>One</div><div>Two <a href="${location.origin}/about">us</a></div><img src="${location.origin}/media/a/480.webp"><img src="https://example.com/a.png">`;
    expect(pasted(html)).toBe(
      '<p dir="auto">One</p><p dir="auto">Two <a href="/about">us</a></p><figure dir="auto"><img src="/media/a/480.webp" alt=""></figure>',
    );
  });
});
