import { describe, expect, it } from 'vitest';
import { type HtmlNode, mapTexts } from './html-node';
import { parseHtml } from './parse-html';

/** Elements as `[tag, attributes, ...children]`, text nodes as strings. */
function outline(nodes: readonly HtmlNode[]): unknown[] {
  return nodes.map((node) =>
    'text' in node ? node.text : [node.tag, node.attributes, ...outline(node.children)],
  );
}
const read = (html: string) => outline(parseHtml(html));

describe('parseHtml', () => {
  it('keeps allowed elements, and the children of others', () => {
    expect(
      read('<h2>Heat</h2><div><p>One <b>pane</b><br>or <span style="color:red">two</span></p></div>'),
    ).toEqual([
      ['h2', {}, 'Heat'],
      ['p', {}, 'One ', ['b', {}, 'pane'], ['br', {}], 'or two'],
    ]);
  });

  it('decodes entities into a single text node', () => {
    expect(read('<p>Tips &amp; Tricks &lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual([
      ['p', {}, 'Tips & Tricks <script>alert(1)</script>'],
    ]);
  });

  // Which URLs and attributes are allowed is tested with `sanitizeContent`, which applies the same rules.
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//evil.example></SCRIPT>',
    '<scr<script>x</script>ipt>',
    '<style>p{background:url(javascript:alert(1))}</style>',
    '<svg onload=alert(1)><p>x</p><script>alert(1)</script></svg>',
    '<iframe src="javascript:alert(1)">x</iframe>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<img src=x onerror=alert(1)>',
    '<img src="/media/../api/logout">',
    '<!-- <b>x</b> --><template><b>x</b></template>',
    '<a href="javascript:alert(1)"></a>',
    '<a href="java&#10;script&colon;alert(1)"></a>',
    '<b onclick="alert(1)" style="background:url(//evil.example)"></b>',
  ])('drops %s', (html) => {
    const visible = JSON.stringify(read(`<p>a</p>${html}`));
    expect(visible).not.toMatch(/alert|evil|script"|svg|api|img|"x"/);
  });

  it('keeps own and HTTPS images, with their size', () => {
    expect(read('<img src="/media/a/960.webp" alt="A door" title="Oak" width="960" height="640%">')).toEqual([
      ['img', { src: '/media/a/960.webp', alt: 'A door', title: 'Oak', width: 960 }],
    ]);
    expect(read('<img src="https://example.com/a.png">')).toEqual([
      ['img', { src: 'https://example.com/a.png', alt: '' }],
    ]);
  });

  it('nests no link in a link and no block in a paragraph', () => {
    expect(read('<a href="/about">1<b><a href="/blog">2</a></b></a>')).toEqual([
      ['a', { href: '/about' }, '1', ['b', {}, '2']],
    ]);
    expect(read('<p>1<b><ul><li>2</li></ul></b></p>')).toEqual([['p', {}, '1', ['b', {}, '2']]]);
  });

  it('keeps tables, with their rows in a tbody', () => {
    expect(
      read(
        '<table border=1 style="x"> <caption>C</caption> <thead><tr><th scope="COL" colspan=2>H</th></tr></thead>' +
          '<tr> <td rowspan="2" onclick="x">1</td><td scope="row" colspan="1000">2</td></tr></table>',
      ),
    ).toEqual([
      [
        'table',
        {},
        ['caption', {}, 'C'],
        ['thead', {}, ['tr', {}, ['th', { colSpan: 2, scope: 'col' }, 'H']]],
        ['tbody', {}, ['tr', {}, ['td', { rowSpan: 2 }, '1'], ['td', {}, '2']]],
      ],
    ]);
  });

  it.each([
    ['<td>1</td><tr><th>2</th></tr><caption>3</caption>', ['123']],
    [
      '<table>1<tr><p>2</p><td>3</td></tr></table>',
      [['table', {}, ['tbody', {}, ['tr', {}, ['td', {}, '3']]]], '1', ['p', {}, '2']],
    ],
    [
      '<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table>',
      [['table', {}, ['tbody', {}, ['tr', {}, ['td', {}, '12']]]]],
    ],
    ['<table><tr><td><p><tr>1', [['table', {}, ['tbody', {}, ['tr', {}, ['td', {}, ['p', {}, '1']]]]]]],
  ])('parses a table as browsers do: %s', (html, nodes) => {
    expect(read(html)).toEqual(nodes);
  });

  it.each([
    ['https://www.google.com/url?q=https://example.com/a?b%3D1&sa=D&ust=1', 'https://example.com/a?b=1'],
    ['https://google.com.qa/url?sa=t&url=http%3A%2F%2Fexample.com', 'http://example.com/'],
    ['https://www.google.com/url?q=mailto:info@example.com', 'mailto:info@example.com'],
    ['https://www.google.com/url?q=tel:%2B97444000038', 'tel:+97444000038'],
    [
      'https://www.google.com/url?q=https://www.google.com/url?q%3Dhttps://example.com/',
      'https://example.com/',
    ],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['https://www.google.com/url?q=/services', 'https://www.google.com/url?q=/services'],
    [
      'https://www.google.com/search?q=https://example.com',
      'https://www.google.com/search?q=https://example.com',
    ],
    ['https://www.google.com.evil.example/url?q=tel:1', 'https://www.google.com.evil.example/url?q=tel:1'],
  ])('resolves the redirect of a Google Docs link: %s', (href, expected) => {
    expect(read(`<a href="${href.replaceAll('&', '&amp;')}">x</a>`)).toEqual([
      ['a', { href: expected }, 'x'],
    ]);
  });

  it('closes unclosed elements', () => {
    expect(read('<ul><li>One<li><em>Two</ul>Three')).toEqual([
      ['ul', {}, ['li', {}, 'One'], ['li', {}, ['em', {}, 'Two']]],
      'Three',
    ]);
  });
});

/** Parses HTML, and translates its texts. */
const translate = (html: string) => outline(mapTexts(parseHtml(html), (text) => `ع:${text}`));

describe('mapTexts', () => {
  it('replaces each text node and the texts of attributes, and keeps the white space around them', () => {
    expect(
      translate(
        '<p> Ask <a href="/about" title="Our story">us</a> about $& glass \n</p><img src="/media/a" alt="A door">',
      ),
    ).toEqual([
      ['p', {}, ' ع:Ask ', ['a', { href: '/about', title: 'ع:Our story' }, 'ع:us'], ' ع:about $& glass \n'],
      ['img', { src: '/media/a', alt: 'ع:A door' }],
    ]);
  });

  it('leaves code and what the author excludes', () => {
    const html =
      '<pre>a = 1</pre><p class="x no-translate">Al Nafitha <b>Glass</b></p><p translate="no">Schüco</p>' +
      '<img class="no-translate" src="/media/a" alt="Logo">';
    expect(translate(`${html}<p>Shown <code>U = 1 / R</code></p>`)).toEqual([
      ...read(html),
      ['p', {}, 'ع:Shown ', ['code', {}, 'U = 1 / R']],
    ]);
  });
});
