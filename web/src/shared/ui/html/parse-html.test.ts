import { describe, expect, it } from 'vitest';
import { type HtmlNode, mapTexts } from './html-node';
import { parseHtml } from './parse-html';

/** Nodes as HTML, in which a number is without quotation marks, and `&` and `<` stay as they are. */
function outline(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
      );
      return `<${node.tag}${attributes.join('')}>${outline(node.children)}</${node.tag}>`;
    })
    .join('');
}
const read = (html: string) => outline(parseHtml(html));

describe('parseHtml', () => {
  it.each([
    [
      'keeps allowed elements, and the children of others',
      '<h2>Heat</h2><div><p>One <b>pane</b><br>or <span style="color:red">two</span></p></div>',
      '<h2>Heat</h2><p>One <b>pane</b><br></br>or two</p>',
    ],
    [
      'keeps own and HTTPS images, with their size',
      '<img src="/media/a/960.webp" alt="A" title="Oak" width="960" height="640%"><img src="https://example.com/a">',
      '<img src="/media/a/960.webp" alt="A" title="Oak" width=960></img><img src="https://example.com/a" alt=""></img>',
    ],
    [
      'nests no link in a link',
      '<a href="/about">1<b><a href="/blog">2</a></b></a>',
      '<a href="/about">1<b>2</b></a>',
    ],
    ['nests no block in a paragraph', '<p>1<b><ul><li>2</li></ul></b></p>', '<p>1<b>2</b></p>'],
    ['closes elements', '<ul><li>1<li><em>2</ul>3', '<ul><li>1</li><li><em>2</em></li></ul>3'],
    [
      'keeps tables, with their rows in a tbody',
      '<table border=1 style="x"> <caption>C</caption> <thead><tr><th scope="COL" colspan=2>H</th></tr></thead>' +
        '<tr> <td rowspan="2" onclick="x">1</td><td scope="row" colspan="1000">2</td></tr></table>',
      '<table><caption>C</caption><thead><tr><th colSpan=2 scope="col">H</th></tr></thead>' +
        '<tbody><tr><td rowSpan=2>1</td><td>2</td></tr></tbody></table>',
    ],
    ['drops parts outside a table', '<td>1</td><tr><th>2</th></tr><caption>3</caption>', '123'],
    [
      'moves what is between cells behind the table',
      '<table>1<tr><p>2</p><td>3</td></tr></table>',
      '<table><tbody><tr><td>3</td></tr></tbody></table>1<p>2</p>',
    ],
    [
      'nests no table in a table',
      '<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table>',
      '<table><tbody><tr><td>12</td></tr></tbody></table>',
    ],
    ['closes cells', '<table><tr><td><p><tr>1', '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>'],
  ])('%s', (_, html, expected) => expect(read(html)).toBe(expected));

  it('decodes entities into a single text node', () => {
    const text = 'Tips & Tricks <script>alert(1)</script>';
    expect(parseHtml('<p>Tips &amp; Tricks &lt;script&gt;alert(1)&lt;/script&gt;</p>')).toMatchObject([
      { children: [{ text }] },
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
    const visible = JSON.stringify(parseHtml(`<p>a</p>${html}`));
    expect(visible).not.toMatch(/alert|evil|script"|svg|api|img|"x"/);
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
    expect(read(`<a href="${href.replaceAll('&', '&amp;')}">x</a>`)).toBe(`<a href="${expected}">x</a>`);
  });
});

it.each([
  [
    'each text node and the texts of attributes, and keeps the white space around them',
    '<p> Ask <a href="/about" title="Our story">us</a> about $& glass \n</p><img src="/media/a" alt="A door">',
    '<p> ع:Ask <a href="/about" title="ع:Our story">ع:us</a> ع:about $& glass \n</p><img src="/media/a" alt="ع:A door"></img>',
  ],
  [
    'no code',
    '<pre>a = 1</pre><p>Shown <code>U = 1 / R</code></p>',
    '<pre>a = 1</pre><p>ع:Shown <code>U = 1 / R</code></p>',
  ],
])('mapTexts replaces %s', (_, html, expected) => {
  expect(outline(mapTexts(parseHtml(html), (text) => `ع:${text}`))).toBe(expected);
});

it('mapTexts leaves what the author excludes', () => {
  const nodes = parseHtml(
    '<p class="x no-translate">Al Nafitha <b>Glass</b></p><p translate="no">Schüco</p>' +
      '<img class="no-translate" src="/media/a" alt="Logo">',
  );
  expect(mapTexts(nodes, () => 'changed')).toEqual(nodes);
});
