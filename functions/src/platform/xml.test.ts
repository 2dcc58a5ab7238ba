import { expect, it } from 'vitest';
import { element, xmlDocument } from './xml';

it('writes nested and empty elements', () => {
  const tree = element('a', [element('b', 'x'), element('c', [], { href: '/?p=1&q=2' }), element('d', '')]);
  expect(xmlDocument(tree)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a><b>x</b><c href="/?p=1&amp;q=2"/><d/></a>\n',
  );
});

it.each([
  ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  ["Tips & Tricks' ]]>", 'Tips &amp; Tricks&apos; ]]&gt;'],
  ['&amp;', '&amp;amp;'],
  ['a\u0000\u0008\u000b\u000c\u001f\ufffe\uffffb', 'ab'],
  ['half a \ud83d pair \udc4d', 'half a  pair '],
  ['a whole 👍, a tab\t and \u200fالعربية', 'a whole 👍, a tab\t and \u200fالعربية'],
])('escapes %j and omits characters that XML cannot contain', (text, written) => {
  expect(element('t', text).source).toBe(`<t>${written}</t>`);
  expect(element('t', [], { a: text }).source).toBe(`<t a="${written}"/>`);
});
