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
    '<table dir="auto"><caption>Panes</caption><thead><tr><th scope="col"><p>Pane</p></th><th colspan="2" scope="col"><p>U</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>Double</p></th><td rowspan="2"><p>1.1</p></td><td><ul><li><p>a</p></li></ul></td></tr>' +
      '<tr><th scope="row"><p>Triple</p></th><td><p>b</p></td></tr></tbody></table>',
    '<table dir="auto"><tbody><tr><td><p>One</p></td><td><p></p></td></tr></tbody></table><p dir="auto">Two</p>',
    '<p dir="rtl">1 2 3</p><p translate="no" dir="auto">Schüco</p>',
  ])('is unchanged: %s', (html) => {
    expect(throughEditor(html)).toBe(html);
  });

  it.each(['', '<p></p>', '<p> </p><ul><li><p></p></li></ul>', '<p><br></p>'])(
    'is nothing without anything to read or see: %j',
    (html) => expect(throughEditor(html)).toBe(''),
  );

  it('drops scripts, styles and forbidden URLs', () => {
    const html =
      '<script>alert(1)</script><p onclick="x()" style="color:red" class="big">A <a href="javascript:x()">b</a></p>' +
      '<img src="javascript:x" onerror="x()">';
    expect(throughEditor(html)).toBe('<p dir="auto">A b</p>');
  });
});

describe('pasting', () => {
  const pasted = (html: string) => throughEditor(readPastedHtml(html).root.innerHTML);

  it('keeps the structure of a Word document without its styles', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Doc</title><style>p{color:red}</style></head>
      <body><!--StartFragment--><h1 style='color:#2F5496'>Report<o:p></o:p></h1>
      <p class=MsoNormal dir=LTR style='margin:0'><b><span style='font-size:14pt'>Bold</span></b> text<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <img src="file:///C:/x.png"><!--EndFragment--></body></html>`;
    expect(pasted(html)).toBe('<h2 dir="auto">Report</h2><p dir="auto"><strong>Bold</strong> text</p>');
  });

  it("converts Word's list paragraphs to lists", () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`;
    const list = item(1, '1.', 'One') + item(2, '·', 'Inner') + item(1, '2.', 'Two');
    expect(pasted(`${list}<p>After</p>`)).toBe(
      '<ol dir="auto"><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ol><p dir="auto">After</p>',
    );
  });

  it('keeps a Word table with its bold first row as header cells', () => {
    const html = `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
      <td width=312 valign=top style='width:233pt'><p class=MsoNormal><b>Glass<o:p></o:p></b></p></td>
      <td width=312><p class=MsoNormal><b><span lang=EN-US>U-value</span></b></p></td></tr>
      <tr><td><p class=MsoNormal>Double</p></td><td><p class=MsoNormal>1.1<o:p></o:p></p></td></tr>
      <tr><td colspan=2 width=600><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>`;
    expect(pasted(html)).toBe(
      '<table dir="auto"><thead><tr><th scope="col"><p><strong>Glass</strong></p></th><th scope="col"><p><strong>U-value</strong></p></th></tr></thead>' +
        '<tbody><tr><td><p>Double</p></td><td><p>1.1</p></td></tr><tr><td colspan="2"><p></p></td></tr></tbody></table>',
    );
  });

  it('keeps a Google Docs table, and only the text of a nested table', () => {
    const html = `<b style="font-weight:normal"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="301"/></colgroup>
      <tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr"><span style="font-weight:400">زجاج</span></p></td><td>
      <table><tr><td>a</td><td>b</td></tr></table></td></tr></tbody></table></div></b>`;
    expect(pasted(html)).toBe(
      '<table dir="auto"><tbody><tr><td><p>زجاج</p></td><td><p>a</p><p>b</p></td></tr></tbody></table>',
    );
  });

  it("unwraps Google Docs' redirect links, and makes own pages relative", () => {
    const redirect = (to: string) =>
      `https://www.google.com/url?q=${encodeURIComponent(to)}&sa=D&source=editors`;
    const html = `<p><a href="${redirect('https://example.com/a?b=1')}">1</a> <a href="${redirect(`${location.origin}/about`)}">2</a></p>`;
    expect(pasted(html)).toBe(
      '<p dir="auto"><a href="https://example.com/a?b=1">1</a> <a href="/about">2</a></p>',
    );
  });

  it('counts the omitted images', () => {
    const html =
      '<img src="file:///C:/x.png"><img src="https://example.com/a.png"><img><img src="/media/a/480.webp">';
    expect(readPastedHtml(html).omittedImages).toBe(3);
    expect(readPastedHtml('<p>a</p>').omittedImages).toBe(0);
  });

  it("reads Google Docs' styles for bold and italic", () => {
    const html =
      '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> <span style="font-style:italic">i</span></p></b>';
    expect(pasted(html)).toBe('<p dir="auto"><strong>Bold</strong> <em>i</em></p>');
  });

  it('separates blocks, and makes own pages and images relative', () => {
    const html = `<div>One</div><div>Two <a href="${location.origin}/about">us</a></div><img src="${location.origin}/media/a/480.webp"><img src="https://example.com/a.png">`;
    expect(pasted(html)).toBe(
      '<p dir="auto">One</p><p dir="auto">Two <a href="/about">us</a></p><figure dir="auto"><img src="/media/a/480.webp" alt=""></figure>',
    );
  });
});
