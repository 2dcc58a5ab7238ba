import { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { CleanPaste } from './clean-paste';
import { extensions } from './extensions';
import type { Omitted } from './read-html';
import { DOCS_CLIP } from './suggested-deletions';
import { writeHtml } from './write-html';

/** Pastes clipboard data into an empty editor. */
function paste(data: Record<string, string>) {
  let omitted: Omitted | undefined;
  const editor = new Editor({
    extensions: [
      ...extensions,
      CleanPaste.configure({
        onImages: () => undefined,
        onOmitted: (counts) => {
          omitted = counts;
        },
      }),
    ],
    element: document.createElement('div'),
    injectCSS: false,
  });
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(event);
  const html = writeHtml(editor.state.doc).replaceAll(' dir="auto"', '');
  editor.destroy();
  return { html, hidden: omitted?.hidden ?? 0, images: omitted?.images ?? 0 };
}

const pasteHtml = (html: string) => paste({ 'text/html': html });

/** A list paragraph of Word, or a heading. */
const wordItem = (marker: string, text: string, level = 1, tag = 'p') =>
  `<${tag} style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></${tag}>`;

const WORD_COMMENT = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!--
  a:link, span.MsoHyperlink {color:blue; text-decoration:underline;}
  span.msoIns {mso-style-type:export-only; text-decoration:underline;}
--></style></head><body><!--StartFragment--><p class=MsoNormal>Made <a style='mso-comment-reference:AB_1'>in our
workshop</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span>.<span style='display:none;mso-hide:all'> Secret</span></p>
<p class=MsoNormal style='display:none'>Hidden</p><!--EndFragment-->
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"A B"'><a name="_msocom_1"></a></span>
<p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[AB1]</a></span>Do not tell.</p>
<p class=MsoCommentText>Really.</p></div></div></div></body></html>`;

const WORD_CHANGES = `<p>Delivery takes <span class=msoDel><del cite="mailto:AB" datetime="2026-11-01T09:00">two</del></span><span
class=msoIns><ins cite="mailto:AB" datetime="2026-11-01T09:00">four</ins></span> weeks, <del>not</del> <ins>never</ins>.</p>`;

const docsClip = (deletions: (string[] | null)[]) =>
  JSON.stringify({
    data: JSON.stringify({
      resolved: { dsl_spacers: 'In two four weeks\n', dsl_suggesteddeletions: { sgsl_sugg: deletions } },
    }),
  });

const docsBox = (state: boolean, text: string) =>
  `<li dir="ltr" role="checkbox" aria-checked="${state}" style="list-style-type:none"><img src="data:image/png;base64,iVB" alt="" aria-roledescription="checkbox" style="margin-right:3px;"/><p dir="ltr" style="display:inline-block" role="presentation"><span style="font-size:11pt;white-space:pre-wrap;text-decoration:${state ? 'line-through' : 'none'};">${text}</span></p></li>`;

const BUBBLE = 'السلام عليكم\nالمقاسات:\n1) 120×150\n2) 90×210\n\nشكرًا';
const LINES = '<p>السلام عليكم<br>المقاسات:<br>1) 120×150<br>2) 90×210</p><p>شكرًا</p>';

describe('pasting', () => {
  it.each([
    ['a comment and hidden text of Word', WORD_COMMENT, '<p>Made in our workshop.</p>', 3],
    [
      'tracked changes of Word, and changes that an author shows',
      WORD_CHANGES,
      '<p>Delivery takes four weeks, <s>not</s> <u>never</u>.</p>',
      1,
    ],
    [
      'Google Docs: struck prices, and underlines that are no links',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="text-decoration:line-through;white-space:pre-wrap;">QAR 450</span><span style="text-decoration:none;white-space:pre-wrap;"> QAR </span><span style="text-decoration:underline line-through">39</span><span style="text-decoration:underline">0</span> <a href="https://example.com/" style="text-decoration:none;"><span style="text-decoration:underline;">here</span></a></p></b>',
      '<p><s>QAR 450</s> QAR <u><s>39</s>0</u> <a href="https://example.com/">here</a></p>',
      0,
    ],
    [
      'a check list of Google Docs',
      `<ul style="margin-top:0">${docsBox(true, 'Glass')}${docsBox(false, 'باب')}</ul>`,
      '<ul><li><p>☑ <s>Glass</s></p></li><li><p>☐ باب</p></li></ul>',
      0,
    ],
    [
      'WhatsApp Web',
      `<meta charset='utf-8'><span dir="rtl" class="_ao3e copyable-text" style="white-space: pre-wrap; font-size: 14.2px;"><span>${BUBBLE}</span></span>`,
      LINES,
      0,
    ],
    [
      'a bubble of a chat, with paragraphs of its own',
      `<div style="white-space-collapse: preserve;">\n<p>One\ntwo<strong>\n\nthree\n</strong></p>\n<div style="white-space: normal">Four\nfive</div>six<br><br>seven\n</div>`,
      '<p>One<br>two</p><p><strong>three</strong></p><p>Four five</p><p>six</p><p>seven</p>',
      0,
    ],
    [
      'a mail of Outlook, with a preheader and the gaps of its table',
      '<html><head><style>.preheader{display:none !important}@media (max-width:600px){.wide{display:none}.all{display:none}}</style></head><body><div class="preheader">Only today &zwnj;&nbsp;</div><div style="max-height:0px;overflow:hidden">&nbsp;&zwnj;</div><div style="font-size:0pt">a<div style="font-size:14px">Dear <span class="all">all</span></div>b</div><ol start=3 type=I><li class=MsoListParagraph style=\'mso-list:l0 level1 lfo1\'>Three</li></ol></body></html>',
      '<p>Dear all</p><ol start="3" type="I"><li><p>Three</p></li></ol>',
      2,
    ],
    [
      'Excel, with a hidden row, a comment and a struck cell',
      `<html><head><style><!--.xl66{mso-style-parent:style0;text-decoration:line-through;}--></style></head><body><table><tr height=20><td class=xl65>Pane</td><td class=xl66>450</td></tr><tr height=0 style='display:none'><td>Cost</td><td>90</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td></tr><![endif]></table><div style='mso-element:comment-list'><div style='mso-element:comment'>Too dear</div></div></body></html>`,
      '<table><tbody><tr><td><p>Pane</p></td><td><p><s>450</s></p></td></tr></tbody></table>',
      2,
    ],
    [
      'struck rows, items and links',
      '<table><tr style="text-decoration: line-through"><td>1</td></tr></table><ul style="text-decoration-line:line-through"><li>2</li></ul><p style="text-decoration:line-through red">3 <a href="/about" style="text-decoration:underline">4</a></p>',
      '<table><tbody><tr><td><p><s>1</s></p></td></tr></tbody></table><ul><li><p><s>2</s></p></li></ul><p><s>3 </s><a href="/about"><s>4</s></a></p>',
      0,
    ],
    [
      'a website with texts for screen readers',
      '<p><a href="/about">Us<span style="position: absolute; width: 1px; height: 1px; padding: 0px; margin: -1px; overflow: hidden; clip: rect(0px, 0px, 0px, 0px); white-space: nowrap;"> (opens in a new tab)</span></a><span class="sr-only">1</span><span hidden>2</span><span style="opacity: 0;">3</span><span style="VISIBILITY:hidden">4<b style="visibility:visible">!</b></span><span style="position:absolute;left:-9999px">5</span><span style="clip-path:inset(50%)">6</span></p><video>7</video><span style="display:block">One</span><span style="display:block">Two</span>',
      '<p><a href="/about">Us</a><strong>!</strong></p><p>One<br>Two</p>',
      7,
    ],
    [
      'a website whose visible text only looks hidden',
      '<p style="opacity:0.5;height:0;max-width:0">1 <span style="color:transparent">2</span> <span style="clip:rect(0px,60px,200px,0px);z-index:-9999">3</span> <abbr style="text-decoration:underline dotted">4</abbr></p>',
      '<p>1 2 3 4</p>',
      0,
    ],
    [
      'a check list of GitHub',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> Glass</li><li class="task-list-item"><input type="checkbox" disabled> Door</li></ul>',
      '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li></ul>',
      0,
    ],
    [
      'a check list of Notion',
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Glass</span></li><li><div class="checkbox checkbox-off"></div> <span>Door</span></li></ul>',
      '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li></ul>',
      0,
    ],
    [
      'a check list of Apple Notes',
      '<ul class="Apple-checklist"><li class="checked">Glass</li><li>Door</li><li></li></ul><p>After</p>',
      '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li><li><p>☐</p></li></ul><p>After</p>',
      0,
    ],
    [
      'a check list of another editor like this one',
      '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>Glass</p></div></li><li data-list="unchecked">Door</li></ul>',
      '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li></ul>',
      0,
    ],
    [
      'check boxes in a line, in lines and in cells',
      '<p><label><input type="checkbox">A</label> <label><input type=CHECKBOX checked>B</label></p><div role="checkbox" aria-checked="true">C</div><div role="checkbox" aria-checked="false">D</div><table><tr><td><input type="checkbox" checked></td><td>E</td></tr></table>',
      '<p>☐ A ☑ B</p><p>☑ C<br>☐ D</p><table><tbody><tr><td><p>☑</p></td><td><p>E</p></td></tr></tbody></table>',
      0,
    ],
    [
      'symbols and a check list of Word',
      `${wordItem('<span style="font-family:Wingdings">þ</span>', 'Glass')}${wordItem('<span style="font-family:Wingdings">¨</span>', 'Door')}${wordItem('<span style="font-family:Wingdings">Ø</span>', 'o')}<p>A <span style='font-family:Wingdings;mso-char-type:symbol'>à</span> B</p>`,
      '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li><li><p>o</p></li></ul><p>A → B</p>',
      0,
    ],
    [
      'numbered headings of Word',
      `${wordItem('I.', 'Heat', 1, 'h1')}${wordItem('1.1.', 'Panes', 2, 'h2')}${wordItem('·', 'Sun', 1, 'h2')}`,
      '<h2>I. Heat</h2><h2>1.1. Panes</h2><h2>Sun</h2>',
      0,
    ],
    [
      'Roman numbers of Word with text between',
      ['I.', 'II.', 'III.', 'IV.', 'V.'].map((number) => `${wordItem(number, 'a')}<p>b</p>`).join(''),
      `<ol type="I"><li><p>a</p></li></ol><p>b</p>${[2, 3, 4, 5].map((start) => `<ol start="${start}" type="I"><li><p>a</p></li></ol><p>b</p>`).join('')}`,
      0,
    ],
    [
      'levels of Word with and without numbers of HTML',
      `${wordItem('1.', 'a')}${wordItem('1.1.', 'b', 2)}${wordItem('2.', 'c')}${wordItem('i)', 'd', 2)}${wordItem('ii)', 'e', 2)}${wordItem('3.', 'f')}`,
      '<ol><li><p>a</p><ul><li><p>1.1. b</p></li></ul></li><li><p>c</p><ol type="i"><li><p>d</p></li><li><p>e</p></li></ol></li><li><p>f</p></li></ol>',
      0,
    ],
    [
      'items with a number of their own',
      '<ol><li>a</li><li value="2">b</li><li value="7">c</li><li>d</li></ol><ol><li value="4">e</li></ol>',
      '<ol><li><p>a</p></li><li><p>b</p></li></ol><ol start="7"><li><p>c</p></li><li><p>d</p></li></ol><ol start="4"><li><p>e</p></li></ol>',
      0,
    ],
    [
      'lines in cells, items, quotations and captions',
      '<div style="white-space:break-spaces"><table><caption>T\n1</caption><tr><td>a\n\n<b>b\nc\n  \nd</b></td></tr></table><ul><li>e\r\n\r\nf<ul><li>g\nh</li></ul></li></ul><blockquote>i\n\n\nj</blockquote><h2>k\n\nl</h2></div>',
      '<table><caption>T\n1</caption><tbody><tr><td><p>a</p><p><strong>b<br>c</strong></p><p><strong>d</strong></p></td></tr></tbody></table><ul><li><p>e</p><p>f</p><ul><li><p>g<br>h</p></li></ul></li></ul><blockquote><p>i</p><p>j</p></blockquote><h2>k</h2><h2>l</h2>',
      0,
    ],
    [
      'code, whose lines are its text',
      '<pre style="white-space:pre-wrap">a\n\n<span style="white-space:pre">b\nc</span></pre>',
      '<pre><code>a\n\nb\nc</code></pre>',
      0,
    ],
    [
      'a copy of this editor',
      '<p data-pm-slice="1 1 []">1 * 2 * 3<br><br>4 <s>5</s> <u>6</u></p><ol start="4" type="i"><li><p>7</p></li></ol>',
      '<p>1 * 2 * 3<br><br>4 <s>5</s> <u>6</u></p><ol start="4" type="i"><li><p>7</p></li></ol>',
      0,
    ],
  ])('reads what its program meant: %s', (_, html, expected, hidden) => {
    expect(pasteHtml(html)).toEqual({ html: expected, hidden, images: 0 });
  });

  it.each([
    [['i.', 'ii.', 'iii.'], '<ol type="i">', 1],
    [['iv.', 'v.', 'vi.'], '<ol start="4" type="i">', 1],
    [['XXXVIII.', 'XXXIX.'], '<ol start="38" type="I">', 1],
    [['v)'], '<ol start="5" type="i">', 1],
    [['(a)', '(b)'], '<ol type="a">', 1],
    [['h.', 'i.', 'j.'], '<ol start="8" type="a">', 1],
    [['U.', 'V.', 'W.', 'X.'], '<ol start="21" type="A">', 1],
    [['i.', 'j.'], '<ol type="i"><ol start="10" type="a">', 2],
    [['٣.', '٤.'], '<ol start="3">', 1],
    [['2.1.', '2.2.'], '<ul>2.1. 2.2. ', 1],
    [['1.1.1'], '<ul>1.1.1 ', 1],
    [['٢٫١.'], '<ul>٢٫١. ', 1],
    [['أ.', 'ب.', 'ج.'], '<ul>أ. ب. ج. ', 1],
    [['XL.'], '<ul>XL. ', 1],
    [['0.'], '<ul>0. ', 1],
    [['12345.'], '<ul>12345. ', 1],
    [['Step 1:'], '<ul>Step 1: ', 1],
    [['o', '·', '§'], '<ul>', 1],
  ])("keeps Word's numbers %j", (markers, numbers, lists) => {
    const { html } = pasteHtml(markers.map((marker) => wordItem(marker, 'x')).join(''));
    expect(html.match(/<[ou]l/g)).toHaveLength(lists);
    expect(html.replace(/<\/?(?:li|p)>|<\/[ou]l>|x/g, '')).toBe(numbers);
  });

  it("removes deletions that Google Docs' own format suggests", () => {
    const html = '<b style="font-weight:normal"><p>\n<span>In two</span><span> four weeks</span></p>\n</b>';
    const deletions: (string[] | null)[] = [[], null, null, ['suggest.1'], null, null, null, []];
    expect(paste({ 'text/html': html, [DOCS_CLIP]: docsClip(deletions) })).toEqual({
      html: '<p>In four weeks</p>',
      hidden: 1,
      images: 0,
    });
    for (const clip of [docsClip([[]]), '{', '{"data":"{}"}'])
      expect(paste({ 'text/html': html, [DOCS_CLIP]: clip })).toEqual({
        html: '<p>In two four weeks</p>',
        hidden: 0,
        images: 0,
      });
  });

  it.each([
    ...['Glass 1200 * 1500 * 6 mm', 'زجاج 1200 * 1500 * 6 مم', 'a *b* **c** _d_ __e__ ~~f~~ `g` h'],
    ...['---', '- a', '1. a', '1) أ', '١. أ', 'C. Smith', '# a', '> a'],
  ])('leaves a plain text as it is: %s', (text) => {
    expect(paste({ 'text/plain': text }).html).toBe(`<p>${text.replace('>', '&gt;')}</p>`);
    expect(paste({ 'text/html': `<p>${text}</p>` }).html).toBe(`<p>${text.replace('>', '&gt;')}</p>`);
  });
});
