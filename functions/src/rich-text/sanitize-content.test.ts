import { ERROR_MESSAGES, POST_CONTENT_MAX_LENGTH } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { imageKeysIn, sanitizeContent } from './sanitize-content';

const IMAGE = '<img src="/media/a-1/960.webp" alt="A door" width="960" height="640" />';
const SMALL_IMAGE = '<img src="/media/a/9.webp" alt="" />';
const TABLE = '<table dir="auto"><tr><td>x</td></tr></table>';
const rejection = (message: string) => ({
  status: 400,
  message: ERROR_MESSAGES.checkFields,
  issues: [{ path: 'content', message }],
});

it('a text keeps the allowed elements', async () => {
  const html =
    '<h2 dir="auto">Heat</h2><h3 dir="auto">a</h3><h4 dir="auto">b</h4><hr />' +
    '<p dir="auto">One <strong>pane</strong><br />or <em>two</em>, <b>b</b><i>i</i><u>u</u><s>s</s><code>c</code>10<sup>3</sup> Pa, CO<sub>2</sub></p>' +
    '<ul dir="auto"><li>x</li></ul><ol dir="rtl"><li dir="ltr">y</li></ol><ol start="3" type="a" dir="auto"><li>z</li></ol><pre><code>a &lt; b &amp;&amp; "c"</code></pre>' +
    `<blockquote dir="auto"><p>q</p></blockquote><figure dir="auto">${IMAGE}<figcaption>f</figcaption></figure>` +
    '<p class="no-translate" translate="no" dir="auto">Low-E</p>' +
    '<p dir="auto"><a href="/contact?a=1&amp;b=2#c" title="Us">own</a> <a href="https://example.com/x">other</a>' +
    '<a href="mailto:info@example.com">mail</a><a href="tel:+97444000038">call</a></p>' +
    '<table dir="auto"><caption>Panes</caption><thead><tr><th colspan="2" scope="col">Pane</th></tr></thead>' +
    '<tbody><tr><th scope="row">Double</th><td rowspan="2"><p>1.1</p><ul><li>x</li></ul></td></tr></tbody></table>';
  expect(await sanitizeContent(html)).toBe(html);
});

it.each([
  ['<h1>One</h1><h1>Two</h1>', '<h2 dir="auto">One</h2><h2 dir="auto">Two</h2>'],
  ['<div>One <font color=red>two</font></div><section>three', 'One twothree'],
  [
    '<TABLE width=9 background=//evil.example><colgroup><col span=9></colgroup><tr valign=top><td style="x" colspan=2>1</table>',
    '<table dir="auto"><tr><td colspan="2">1</td></tr></table>',
  ],
  ['<table><tfoot><tr><td>1<td>2</table>', '<table dir="auto"><tr><td>1</td><td>2</td></tr></table>'],
  ['<td><p>1</p></td><tr><th>2<caption>3</caption><tbody>4', '<p dir="auto">1</p>234'],
  [
    '<table><tr><td>1<table><caption>2</caption><tr><td><p dir="auto">3</p></table>4</table>',
    '<table dir="auto"><tr><td>12<p>3</p>4</td></tr></table>',
  ],
  ['<P CLASS="x no-translate y" DIR=RTL>a', '<p class="no-translate" dir="rtl">a</p>'],
  ['<p id=root style="position:fixed" class=x data-x=1 lang=en>a</p>', '<p dir="auto">a</p>'],
  ['<img src="/media/a/9.avif" alt="">', '<img src="/media/a/9.avif" alt="" />'],
  ['<img src="/media/a/9.webp" srcset="//evil.example 1x" width="9%" height=0>', SMALL_IMAGE],
  ['<ul><li>One<li><em>Two</ul>', '<ul dir="auto"><li>One</li><li><em>Two</em></li></ul>'],
  ['<a href="/about">1<b><a href="/blog">2</a></b></a><a>3</a>', '<a href="/about">1<b>2</b></a>3'],
  ['<a href="../services">x</a><a href="/nothing">y</a>', 'xy'],
  ['<a href="www.example.com&rlm;">z</a>', '<a href="https://www.example.com/">z</a>'],
  ['<ol start=10000 type=disc reversed><li value=3>a</ol>', '<ol dir="auto"><li>a</li></ol>'],
  ['<ol start=-1><li>b</ol>', '<ol dir="auto"><li>b</li></ol>'],
  ['<ol start=1 type=1><li>c</ol>', '<ol dir="auto"><li>c</li></ol>'],
  ['<ul start=3 type=a><li>d</ul>', '<ul dir="auto"><li>d</li></ul>'],
  ['a &#xD83D; &#0; b', 'a \ufffd \ufffd b'],
  // The text determines the direction of the outer block.
  ['<ul><li dir="auto"><p dir="auto">a</p></li></ul>', '<ul dir="auto"><li><p>a</p></li></ul>'],
  ['<h1><p dir="auto">b</p></h1><b dir="rtl">c</b>', '<h2 dir="auto"><p>b</p></h2><b>c</b>'],
  // Control characters are removed, however they are written.
  ['a\u0000b&#1;c\u0007d&#7;e\tf\ng', 'abcde\tf\ng'],
  ['<a href="/about" title="a&#1;b\u0000">c</a>', '<a href="/about" title="ab">c</a>'],
])('a text is normalized: %s', async (html, stored) => {
  expect(await sanitizeContent(html)).toBe(stored);
  expect(await sanitizeContent(stored)).toBe(stored);
});

describe('an attack', () => {
  it.each([
    ['<script>alert(1)</script><SCRIPT/x src=//evil.example></SCRIPT >', ''],
    ['<style>@import "//evil.example"; p{background:url(javascript:alert(1))}</style>', ''],
    ['<svg onload=alert(1)><p>x</p><script>alert(1)</script></svg>', ''],
    ['<svg><style><!--</style><img src=x onerror=alert(1)>--></svg>', ''],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x&gt;">', ''],
    ['<iframe src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<object data="data:text/html,<script>alert(1)</script>"><embed src=//evil.example></object>', ''],
    ['<template><img src=x onerror=alert(1)></template>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
    ['<![CDATA[<img src=x onerror=alert(1)>]]>', ''],
    ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<form action="javascript:alert(1)"><form><input autofocus onfocus=alert(1)></form>', ''],
    ['<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">', ''],
    ['<link rel=stylesheet href=//evil.example><img src=x onerror=alert(1)>', ''],
    ['<img src="https://evil.example/x.png"><img src="//evil.example/media/a-1/960.webp">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img src="/media/../api/logout"><img src="/media/%2e%2e/9.webp"><img src="/media/a/9.webp?x">', ''],
    ['<img src="/media/a/9.png"><img src="/media/a/9.avif?x">', ''],
    ['<img src="javascript:alert(1)"><img srcset="//evil.example 1x"><img>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>', '&lt;p title=""&gt;'],
    ['<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>', '&lt;p title=""&gt;'],
    ['<title><p title="</title><img src=x onerror=alert(1)>">', '&lt;p title=""&gt;'],
    ['<p title="<img src=x onerror=alert(1)>">x</p>', '<p dir="auto">x</p>'],
    ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<button formaction="javascript:alert(1)">b</button>', 'b'],
    ['<p onclick="alert(1)" onmouseover=alert(1)>x</p>', '<p dir="auto">x</p>'],
    ['<p style="background:url(//evil.example)">x</p>', '<p dir="auto">x</p>'],
    ['<p/onclick=alert(1)//>x', '<p dir="auto">x</p>'],
    ['<img src="/media/a/9.webp" onerror="alert(1)">', SMALL_IMAGE],
    [
      '<img src="/media/a/9.webp" alt="&quot; x=y&gt;">',
      '<img src="/media/a/9.webp" alt="&quot; x=y&gt;" />',
    ],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;img src=x&amp;gt;', '&amp;lt;img src=x&amp;gt;'],
    ['<a><a href=javascript:alert(1)><b>x</a>', '<b>x</b>'],
    ['<table onclick=alert(1) background="javascript:x"><tr onmouseover=alert(1)><td>x</table>', TABLE],
    ['<table><tr><td colspan="alert(1)" rowspan="-1" headers=x>x</table>', TABLE],
    ['<table><tr><td colspan=1000 rowspan=65534>x</table>', TABLE],
    ['<table><tr><td colspan="2.5" rowspan="1e1" scope="javascript:alert(1)">x</table>', TABLE],
    ['<table><svg><td><img src=x onerror=alert(1)></table>', '<table dir="auto"></table>'],
  ])('is removed: %s', async (html, left) => {
    expect(await sanitizeContent(`.${html}`)).toBe(`.${left}`);
    expect(await sanitizeContent(`.${left}`)).toBe(`.${left}`);
  });

  it('by a link leaves only its text', async () => {
    for (const href of [
      ...[
        'javascript:alert(1)',
        ' JaVaScRiPt:alert(1)',
        '\u0001javascript:alert(1)',
        'java\nscript:alert(1)',
      ],
      ...['java&#10;script&colon;alert(1)', 'java&Tab;script:alert(1)', 'java&#1;script:x', 'vbscript:x'],
      ...[
        '&#106;avascript:alert(1)',
        '&#x6A&#x61vascript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
      ],
      ...['blob:https://example.com/1', 'ftp://example.com', '/.//evil.example', '#root', 'https://'],
    ])
      expect(await sanitizeContent(`<a href="${href}">x</a>`), href).toBe('x');
  });

  it('by depth is rejected at once', async () => {
    const { invalidValue, textTooLong } = ERROR_MESSAGES;
    const rejected = async (unit: string, message: string) => {
      const html = unit.repeat(POST_CONTENT_MAX_LENGTH / unit.length) + '</i>'.repeat(100);
      await expect(sanitizeContent(html), unit).rejects.toMatchObject(rejection(message));
    };
    for (const unit of ['<b>', '<table><tr><td>', '<blockquote><p>', '<svg>', '<b>\u0639'])
      await rejected(unit, invalidValue);
    // A link ends the one before, as in browsers.
    await rejected('<a href="/">', textTooLong);
    const nested = (depth: number) => sanitizeContent(`${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`);
    expect(await nested(100)).toContain('x');
    await expect(nested(101)).rejects.toMatchObject(rejection(invalidValue));
  });

  it.each([
    ...['<', '&', '<p>', '</p>', '<a>x</a>', '\u0639<a>x</a>', '<img>', '<!--', '<p title="'],
    ...['</b></i>', '<script>', '<tr>', '<td>x</td>', '<table></table>'],
  ])('by length does not block the process: %s', async (unit) => {
    const before = process.cpuUsage();
    const half = POST_CONTENT_MAX_LENGTH / 2;
    const html = `x${'y'.repeat(half)}${unit.repeat(half / unit.length)}`;
    const tooLong = rejection(ERROR_MESSAGES.textTooLong);
    await sanitizeContent(html).catch((error: unknown) => expect(error).toMatchObject(tooLong));
    // The CPU time of this process is in microseconds, independent of the machine's load.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

describe('the limits of a post', () => {
  const images = (count: number) =>
    Array.from({ length: count }, (_, index) => `<img src="/media/a-${index}/960.webp">`).join('');
  const row = (cells: number) => `<tr>${'<td>x</td>'.repeat(cells)}</tr>`;

  it.each([
    ['without a text', '<p></p>', ERROR_MESSAGES.contentRequired],
    ['of blanks', '<p>&nbsp;\u200b\u200f&shy;</p>', ERROR_MESSAGES.contentRequired],
    ['of nothing visible', '<p>\u3164&#x2800;</p><p>&#7;\u0301</p>', ERROR_MESSAGES.contentRequired],
    ['of lines', '<hr><br>', ERROR_MESSAGES.contentRequired],
    ['of a script', '<script>x</script>', ERROR_MESSAGES.contentRequired],
    ['of a foreign image', '<img src="//evil.example">', ERROR_MESSAGES.contentRequired],
    ['of an empty link', '<a href="/"></a>', ERROR_MESSAGES.contentRequired],
    ['of many columns', `<table>${row(31)}</table>`, ERROR_MESSAGES.tableTooLarge],
    ['of spanned columns', '<table><tr><th colspan="30">x<td>x</table>', ERROR_MESSAGES.tableTooLarge],
    ['of many cells', `<table>${row(29).repeat(69)}</table>`, ERROR_MESSAGES.tableTooLarge],
    ['of many images', images(101), ERROR_MESSAGES.tooManyImages],
  ])('reject one %s', async (_case, html, message) => {
    await expect(sanitizeContent(html)).rejects.toMatchObject(rejection(message));
  });

  it('accept a single image, a hundred, and a table of many rows', async () => {
    const table = `<table dir="auto">${row(20).repeat(100)}</table>`;
    for (const html of [IMAGE, table]) expect(await sanitizeContent(html)).toBe(html);
    expect(imageKeysIn(await sanitizeContent(images(100)))).toHaveLength(100);
  });

  it('apply to the length after sanitizing, because quotes and brackets are longer as entities', async () => {
    const html = '<'.repeat(POST_CONTENT_MAX_LENGTH / 4);
    expect(await sanitizeContent(html)).toHaveLength(POST_CONTENT_MAX_LENGTH);
    await expect(sanitizeContent(`${html}<`)).rejects.toMatchObject(rejection(ERROR_MESSAGES.textTooLong));
  });
});

it('the images of a text are those that it shows or links to, each once', () => {
  const html = `<a href="/media/b-2/1600.avif">${IMAGE}</a>${IMAGE}<a href="/media/c/x">/media/c/9.png</a>`;
  expect(imageKeysIn(html)).toEqual(['b-2', 'a-1']);
});
