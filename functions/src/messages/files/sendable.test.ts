import { expect, it } from 'vitest';
import { sendableName } from './sendable';

it.each([
  ['عرض السعر.pdf', 'عرض السعر.pdf'],
  ['Quote.PDF', 'Quote.PDF'],
  ['quote v1.2.pdf', 'quote v1.2.pdf'],
  ['quote v1.2', 'quote v1.2.pdf'],
  ['window 12".pdf', 'window 12_.pdf'],
  ['site: north|south?.pdf', 'site_ north_south_.pdf'],
  ['<a>*.pdf', '_a__.pdf'],
  ['مخطط: الطابق ١.pdf', 'مخطط_ الطابق ١.pdf'],
  ['a\u0000b\u001f.pdf', 'a b.pdf'],
  ['COM¹.pdf', '_COM¹.pdf'],
  ['aux.', '_aux.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf'],
  ['quote.exe.pdf', 'quote.exe.pdf'],
  ['x.html', 'x.pdf'],
  ['x.exe.', 'x.pdf'],
  ['x.exe . .', 'x.pdf'],
  ['x.library-ms', 'x.pdf'],
  ['x.jpg', 'x.pdf'],
  [`quote.pdf${' '.repeat(120)}.exe`, 'quote.pdf'],
  ['quote.pdf\u200b.exe', 'quote.pdf'],
  ['quote.ex\u200be', 'quote.pdf'],
  ['quote.pdf\u200b', 'quote.pdf'],
  ['quote.exe\u{e0020}\u2066', 'quote.pdf'],
  ['quote\u202efdp.exe', 'quote fdp.pdf'],
  ['desktop.ini', 'desktop.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', 'file.pdf'],
  ['...', 'file.pdf'],
  ['\u3164\u200b.pdf', 'pdf.pdf'],
  ['CON', '_CON.pdf'],
  ['nul.pdf', '_nul.pdf'],
  ['Com1 .tar.gz', '_Com1 .tar.pdf'],
  ['Console.pdf', 'Console.pdf'],
  ['C:\\temp\\quote.pdf', 'quote.pdf'],
  ['../../quote.pdf', 'quote.pdf'],
  ['quote\r\nBcc: x.pdf', 'quote Bcc_ x.pdf'],
  [`${'ن'.repeat(300)}.pdf`, `${'ن'.repeat(96)}.pdf`],
  [`${'ن'.repeat(95)}. ن.pdf`, `${'ن'.repeat(95)}.pdf`],
])('a PDF named %j is sent as %j', (typed, name) => {
  expect(sendableName(typed, 'application/pdf')).toBe(name);
});

it('a name of many dots is cut', () => {
  expect(sendableName('.'.repeat(16_000), 'application/pdf')).toBe('file.pdf');
  expect(sendableName(`${'a.'.repeat(8000)}exe`, 'application/pdf')).toBe(`${'a.'.repeat(47)}a.pdf`);
});

it.each([
  ['view.jpeg', 'image/jpeg', 'view.jpeg'],
  ['view.JPG', 'image/jpeg', 'view.JPG'],
  ['view.jfif', 'image/jpeg', 'view.jpg'],
  ['view.webp', 'image/jpeg', 'view.jpg'],
  ['view.webp', 'image/png', 'view.png'],
  ['view.jpg.scr', 'image/jpeg', 'view.jpg'],
] as const)('an image named %j (%s) is sent as %j', (typed, type, name) => {
  expect(sendableName(typed, type)).toBe(name);
});
