import { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
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

it.each<[string, string, string, hidden?: number]>([
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
  ],
  [
    'a check list of Google Docs',
    `<ul style="margin-top:0">${docsBox(true, 'Glass')}${docsBox(false, 'باب')}</ul>`,
    '<ul><li><p>☑ <s>Glass</s></p></li><li><p>☐ باب</p></li></ul>',
  ],
  [
    'WhatsApp Web',
    `<meta charset='utf-8'><span dir="rtl" class="_ao3e copyable-text" style="white-space: pre-wrap; font-size: 14.2px;"><span>${BUBBLE}</span></span>`,
    LINES,
  ],
  [
    'a bubble of a chat, with paragraphs of its own',
    `<div style="white-space-collapse: preserve;">\n<p>One\ntwo<strong>\n\nthree\n</strong></p>\n<div style="white-space: normal">Four\nfive</div>six<br><br>seven\n</div>`,
    '<p>One<br>two</p><p><strong>three</strong></p><p>Four five</p><p>six</p><p>seven</p>',
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
  ],
  [
    'a check list of GitHub',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> Glass</li><li class="task-list-item"><input type="checkbox" disabled> Door</li></ul>',
    '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li></ul>',
  ],
  [
    'a check list of Notion',
    '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Glass</span></li><li><div class="checkbox checkbox-off"></div> <span>Door</span></li></ul>',
    '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li></ul>',
  ],
  [
    'a check list of Apple Notes',
    '<ul class="Apple-checklist"><li class="checked">Glass</li><li>Door</li><li></li></ul><p>After</p>',
    '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li><li><p>☐</p></li></ul><p>After</p>',
  ],
  [
    'a check list of another editor like this one',
    '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>Glass</p></div></li><li data-list="unchecked">Door</li></ul>',
    '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li></ul>',
  ],
  [
    'check boxes in a line, in lines and in cells',
    '<p><label><input type="checkbox">A</label> <label><input type=CHECKBOX checked>B</label></p><div role="checkbox" aria-checked="true">C</div><div role="checkbox" aria-checked="false">D</div><table><tr><td><input type="checkbox" checked></td><td>E</td></tr></table>',
    '<p>☐ A ☑ B</p><p>☑ C<br>☐ D</p><table><tbody><tr><td><p>☑</p></td><td><p>E</p></td></tr></tbody></table>',
  ],
  [
    'symbols and a check list of Word',
    `${wordItem('<span style="font-family:Wingdings">þ</span>', 'Glass')}${wordItem('<span style="font-family:Wingdings">¨</span>', 'Door')}${wordItem('<span style="font-family:Wingdings">Ø</span>', 'o')}<p>A <span style='font-family:Wingdings;mso-char-type:symbol'>à</span> B</p>`,
    '<ul><li><p>☑ Glass</p></li><li><p>☐ Door</p></li><li><p>o</p></li></ul><p>A → B</p>',
  ],
  [
    'numbered headings of Word',
    `${wordItem('I.', 'Heat', 1, 'h1')}${wordItem('1.1.', 'Panes', 2, 'h2')}${wordItem('·', 'Sun', 1, 'h2')}`,
    '<h2>I. Heat</h2><h2>1.1. Panes</h2><h2>Sun</h2>',
  ],
  [
    'Roman numbers of Word with text between',
    ['I.', 'II.', 'III.', 'IV.', 'V.'].map((number) => `${wordItem(number, 'a')}<p>b</p>`).join(''),
    `<ol type="I"><li><p>a</p></li></ol><p>b</p>${[2, 3, 4, 5].map((start) => `<ol start="${start}" type="I"><li><p>a</p></li></ol><p>b</p>`).join('')}`,
  ],
  [
    'levels of Word with and without numbers of HTML',
    `${wordItem('1.', 'a')}${wordItem('1.1.', 'b', 2)}${wordItem('2.', 'c')}${wordItem('i)', 'd', 2)}${wordItem('ii)', 'e', 2)}${wordItem('3.', 'f')}`,
    '<ol><li><p>a</p><ul><li><p>1.1. b</p></li></ul></li><li><p>c</p><ol type="i"><li><p>d</p></li><li><p>e</p></li></ol></li><li><p>f</p></li></ol>',
  ],
  [
    'items with a number of their own',
    '<ol><li>a</li><li value="2">b</li><li value="7">c</li><li>d</li></ol><ol><li value="4">e</li></ol>',
    '<ol><li><p>a</p></li><li><p>b</p></li></ol><ol start="7"><li><p>c</p></li><li><p>d</p></li></ol><ol start="4"><li><p>e</p></li></ol>',
  ],
  [
    'lines in cells, items, quotations and captions',
    '<div style="white-space:break-spaces"><table><caption>T\n1</caption><tr><td>a\n\n<b>b\nc\n  \nd</b></td></tr></table><ul><li>e\r\n\r\nf<ul><li>g\nh</li></ul></li></ul><blockquote>i\n\n\nj</blockquote><h2>k\n\nl</h2></div>',
    '<table><caption>T\n1</caption><tbody><tr><td><p>a</p><p><strong>b<br>c</strong></p><p><strong>d</strong></p></td></tr></tbody></table><ul><li><p>e</p><p>f</p><ul><li><p>g<br>h</p></li></ul></li></ul><blockquote><p>i</p><p>j</p></blockquote><h2>k</h2><h2>l</h2>',
  ],
  [
    'code, whose lines are its text',
    '<pre style="white-space:pre-wrap">a\n\n<span style="white-space:pre">b\nc</span></pre>',
    '<pre><code>a\n\nb\nc</code></pre>',
  ],
  [
    'LibreOffice Calc, with comments of cells',
    '<html><head><style>body,table,td,p { font-family:"Calibri"; font-size:x-small } a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; padding:0.5em; } a.comment-indicator { background:red; display:inline-block; } comment { display:none; }</style></head><body><table><tr><td><b>Pane</b></td><td><b>Price</b></td></tr><tr><td>Double</td><td align="right"><a class="comment-indicator"></a><comment>our cost is 800</comment>1,234.50</td></tr><tr><td><a class="comment-indicator"></a><comment>ask <b>A</b><br>first</comment></td><td>2</td></tr></table></body></html>',
    '<table><thead><tr><th scope="col"><p><strong>Pane</strong></p></th><th scope="col"><p><strong>Price</strong></p></th></tr></thead><tbody><tr><td><p>Double</p></td><td><p>1,234.50</p></td></tr><tr><td><p></p></td><td><p>2</p></td></tr></tbody></table>',
    2,
  ],
  [
    'comments whose style sheet is not copied',
    '<table><tr><td><COMMENT>no</COMMENT>1</td><td data-sheets-note="ask first">2</td></tr></table>',
    '<table><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    2,
  ],
  [
    'comments of Excel, which it draws in a condition',
    '<table><tr><td>1<!--[if gte vml 1]><v:shape><v:textbox>no</v:textbox><x:ClientData ObjectType="Note"></x:ClientData></v:shape><![endif]--></td></tr></table><!--[if gte mso 9]><xml><x:Name>a</x:Name></xml><![endif]-->',
    '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
    1,
  ],
  [
    'Google Sheets, with a bold first row',
    '<style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px;font-weight:bold;"></td><td style="font-weight:bold;">Item</td></tr><tr><td style="font-style:italic;">a</td><td>b</td></tr></tbody></table>',
    '<table><thead><tr><th scope="col"><p></p></th><th scope="col"><p><strong>Item</strong></p></th></tr></thead><tbody><tr><td><p><em>a</em></p></td><td><p>b</p></td></tr></tbody></table>',
  ],
  [
    'Excel, with a first row that is bold by a class, and a cell that is bold in part',
    '<html><head><style><!--td{font-weight:400;font-style:normal;mso-number-format:General;}.xl65{font-weight:700;mso-number-format:"\\@";}.xl66{font-style:italic;}.font5{font-weight:400;}--></style></head><body><table><tr><td class=xl65>Item</td><td class=xl65>Price</td></tr><tr><td class=xl66>a</td><td class=xl65>b <font class="font5">c</font></td></tr></table></body></html>',
    '<table><thead><tr><th scope="col"><p><strong>Item</strong></p></th><th scope="col"><p><strong>Price</strong></p></th></tr></thead><tbody><tr><td><p><em>a</em></p></td><td><p><strong>b </strong>c</p></td></tr></tbody></table>',
  ],
  [
    'Numbers and Pages, whose style sheet has the fonts',
    '<html><head><style type="text/css">p.p1 {margin: 0.0px; font: bold 10.0px \'Helvetica Neue\'} p.p2 {font: italic 10.0px/12.0px Helvetica} span.s1 {font: 10.0px Helvetica} td.td1 {border-style: solid}</style></head><body><table><tr><td class="td1"><p class="p1">Item</p></td></tr><tr><td class="td1"><p class="p2">a <span class="s1">b</span></p></td></tr></table></body></html>',
    '<table><thead><tr><th scope="col"><p><strong>Item</strong></p></th></tr></thead><tbody><tr><td><p><em>a </em>b</p></td></tr></tbody></table>',
  ],
  [
    'LibreOffice Writer, with rules for elements inside others',
    '<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } td p { orphans: 0; font-weight: bold } p.western { so-language: en-US } h1.western { font-weight: 600 } strong { font-weight: 700 }</style><h1 class="western">Heat</h1><p class="western"><strong>a</strong> b</p><table><tr><td><p>c</p></td></tr></table>',
    '<h2>Heat</h2><p><strong>a</strong> b</p><table><tbody><tr><td><p><strong>c</strong></p></td></tr></tbody></table>',
  ],
  [
    'OnlyOffice and Outlook, with the style on each element',
    '<p style="margin-top:0pt;font-weight:bold;"><span style="font-family:Arial;font-size:11pt;font-weight:bold;">a</span><span style="font-weight:normal"> b</span></p><div style="FONT-WEIGHT: 600 !important">c<br>d</div><ul style="font-style:oblique 10deg"><li>e</li><li style="font-style:normal">f</li></ul><p><a href="/about" style="font-weight:bolder">g</a> <b style="font-weight:lighter">h</b> <span style="font-weight:500">i</span></p>',
    '<p><strong>a</strong> b</p><p><strong>c<br>d</strong></p><ul><li><p><em>e</em></p></li><li><p>f</p></li></ul><p><a href="/about"><strong>g</strong></a> h i</p>',
  ],
  [
    'headings, which are bold by themselves',
    '<div style="font-weight:bold"><h1>a</h1><h2 style="font-weight:700">b</h2><h3><span style="font-weight:bold">c</span></h3><h4><b>d</b></h4><h2>e <b>f</b></h2></div><table><tr><th style="font-weight:bold">g</th></tr><tr><td>h</td></tr></table>',
    '<h2>a</h2><h2>b</h2><h3>c</h3><h4>d</h4><h2>e <strong>f</strong></h2><table><thead><tr><th scope="col"><p>g</p></th></tr></thead><tbody><tr><td><p>h</p></td></tr></tbody></table>',
  ],
  [
    'blank lines of Gmail, Outlook and Apple Mail',
    '<div dir="ltr">Dear all,<div><br></div><div><b><br></b></div><div>One<br></div><div>&nbsp;</div><h2><br></h2></div><br><div>Two<br>three<br><br>four</div><blockquote><div><br></div></blockquote><table><tr><td><br></td><td><div><br></div>a<br></td></tr></table><ul><li><br></li></ul>',
    '<p>Dear all,</p><p>One</p><p>Two<br>three<br><br>four</p><table><tbody><tr><td><p></p></td><td><p>a</p></td></tr></tbody></table><ul><li><p></p></li></ul>',
  ],
  [
    'emoji, which are images in Gmail, Teams, Slack and WhatsApp',
    '<p>Great <img alt="👍" data-emoji="👍" src="https://fonts.gstatic.com/s/e/notoemoji/16.0/1f44d/72.png"> work<span itemtype="http://schema.skype.com/Emoji"><img itemtype="http://schema.skype.com/Emoji" alt="👍🏽"></span> <b><img alt="👨‍👩‍👧"></b> <img alt=":thumbsup::skin-tone-2:" data-stringify-type="emoji" src="https://a.slack-edge.com/production-standard-emoji-assets/15.0/apple-medium/1f44d-1f3fb@2x.png"> <img data-plain-text="❤️" alt="heart" src="data:image/gif;base64,R0"><img alt="🇶🇦1️⃣❤"><img alt="🙂 "></p><p hidden><img alt="🙁"></p>',
    '<p>Great 👍 work👍🏽 <strong>👨‍👩‍👧</strong> 👍🏻 ❤️🇶🇦1️⃣❤🙂</p>',
    1,
  ],
  [
    'a copy of this editor',
    '<p data-pm-slice="1 1 []">1 * 2 * 3<br><br>4 <s>5</s> <u>6</u></p><ol start="4" type="i"><li><p>7</p></li></ol>',
    '<p>1 * 2 * 3<br><br>4 <s>5</s> <u>6</u></p><ol start="4" type="i"><li><p>7</p></li></ol>',
  ],
])('reads what its program meant: %s', (_, html, expected, hidden = 0) => {
  expect(pasteHtml(html)).toEqual({ html: expected, hidden, images: 0 });
});

it.each([
  ['small { display: none }', '<p>1 <small>2</small></p>'],
  ['.b, #a.b { DISPLAY : None ! important }', '<p>1 <i class="b" style="display:inline">2</i></p>'],
  ['[data-x="1"] > b:first-child { display:/* */none }', '<p>1 <i data-x="1"><b>2</b></i></p>'],
  ['ul.menu li + li:not(.on) { visibility: hidden }', '<ul class="menu"><li>1</li><li>2</li></ul>'],
  ['tr:nth-child(even) td { mso-hide: all }', '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>'],
  ['@media screen { @supports (color: red) { .b { display: none } } }', '<p>1 <b class="b">2</b></p>'],
  ['.a { color: red; & .b { display: none } }', '<p class="a">1 <b class="b">2</b></p>'],
  ['p .b { display: none } .b { display: block }', '<p>1 <b class="b">2</b></p>'],
  ['i::x(, {} .b { content-visibility: hidden', '<p>1 <b class="b">2</b></p>'],
  ['p { content: "}" } @import url("a;b"); .b { display: none }', '<p>1 <b class="b">2</b></p>'],
])('leaves out what a style sheet hides: %s', (css, html) => {
  const pasted = pasteHtml(`<style><!-- ${css} --></style>${html}`);
  expect([pasted.html.replace(/<.*?>/g, '').trim(), pasted.hidden]).toEqual(['1', 1]);
});

it.each([
  ['@media print { p { display: none } } @page { p { display: none } }', '<p>1</p>'],
  ['p { display: none } p { display: block }', '<p>1</p>'],
  ['p { display: none } .a { display: block }', '<p class="a">1</p>'],
  ['#a { display: block } p.a, p { display: none }', '<p class="a" id="a">1</p>'],
  ['p { display: none !important } #a { display: block !important }', '<p id="a">1</p>'],
  ['p { display: none; visibility: hidden }', '<p style="display:block;visibility:visible">1</p>'],
  ['a:hover + p, p::before, ::foo, p:foo( { display: none }', '<a></a><p>1</p>'],
  ['div ~ p, .A, P.B { display: none }', '<p class="a b">1</p>'],
  ['[hidden] { display: block }', '<p hidden>1</p>'],
  ['/* p { display: none } */ p { content: "display: none; }" }', '<p>1</p>'],
])('keeps what a style sheet shows: %s', (css, html) => {
  expect(pasteHtml(`<style>${css}</style>${html}`)).toEqual({ html: '<p>1</p>', hidden: 0, images: 0 });
});

it('reads a page with scripts, other files and names that no element has', () => {
  const sources =
    '<img src="/x.png" onerror="x()"><iframe srcdoc="a"></iframe><link rel="stylesheet" href="/x">';
  expect(
    pasteHtml(`<style>@import "/x";p{}</style>${sources}<script>x()</script><p "a"=1>1<a"b>2</p>`).html,
  ).toBe('<p>12</p>');
});

it.each([
  ['a photo', '<img alt="A door 👍">'],
  ['an emoji of a company', '<img alt=":our-logo:" src="https://emoji.slack-edge.com/T1/our-logo/ab.png">'],
  ['a number', '<img alt="12">'],
  ['an image without a text', '<img alt="" src="/x/1f44d.png">'],
])('counts an image that is no emoji: %s', (_, image) => {
  expect(pasteHtml(`<p>a${image}</p>`)).toEqual({ html: '<p>a</p>', hidden: 0, images: 1 });
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
  [['(3)', '(4)'], '<ol start="3">', 1],
  [['٣-'], '<ol start="3">', 1],
  [['1.', '1.'], '<ol><ol>', 2],
  [['c)', 'd)'], '<ol start="3" type="a">', 1],
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
