import { expect, it } from 'vitest';
import { isolateRuns, leftToRightRuns } from './bidi';

const runsIn = (text: string, ...language: ['ar'?]) =>
  leftToRightRuns(text, ...language).flatMap((part) => (part.tag ? [part.text] : []));

it.each([
  ['telephone numbers', 'اتصلوا على 4455 6677 أو +974 5512 3456.', ['4455 6677', '+974 5512 3456']],
  ['a number with a prefix only', 'الرقم +97455123456 هنا', ['+97455123456']],
  ['brackets of a number', 'الرقم (+974) 4455 6677 أو +974 (44) 55', ['(+974) 4455 6677', '+974 (44) 55']],
  ['a number in brackets', 'المكتب (4455 6677)', ['4455 6677']],
  ['hyphens of all kinds', '4455-6677 و4455‑6677 و4455 – 6677', ['4455-6677', '4455‑6677', '4455 – 6677']],
  ['no-break spaces', 'الرقم 4455\u00a06677', ['4455\u00a06677']],
  ['Arabic digits', 'الرقم ٤٤٥٥ ٦٦٧٧ أو +٩٧٤ ٤٤٥٥ ٦٦٧٧', ['٤٤٥٥ ٦٦٧٧', '+٩٧٤ ٤٤٥٥ ٦٦٧٧']],
  ['each number of a list', '4455 6677، 5566 7788', ['4455 6677', '5566 7788']],
  ['dates', 'يوم 2026-11-27 أو 27 / 11 / 2026', ['2026-11-27', '27 / 11 / 2026']],
  ['sizes', 'زجاج 1200 × 1500 × 6 مم و2x3 و4*5', ['1200 × 1500 × 6', '2x3', '4*5']],
  ['sizes with Latin units', 'نافذة 1200 mm x 1500 mm بيضاء', ['1200 mm x 1500 mm']],
  ['an order of panes', 'زجاج 6-12-6 مزدوج', ['6-12-6']],
  ['a trailing and a leading sign', 'خبرة 15+ سنة، الحرارة -5، الطلب #1234', ['15+', '-5', '#1234']],
  ['digits before Latin words', 'سجل 12345-67 CR وملف 2026.pdf', ['12345-67 CR', '2026.pdf']],
  ['grouped thousands', '1 200 000 ريال', ['1 200 000']],
  ['a number behind an Arabic name', 'Ask محمد 4455 6677', ['4455 6677']],
  ['no letters at all', '4455 6677', ['4455 6677']],
  ['each line', 'الأول 4455\n6677 5566', ['6677 5566']],
])('leftToRightRuns finds %s', (_, text, runs) => {
  expect(runsIn(text)).toEqual(runs);
  expect(
    leftToRightRuns(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it.each([
  ['plain numbers', 'السعر 1,500.50 ريال، 12:30، 27/11/2026، خصم 50%'],
  ['ranges, which are read from the right', 'من 8:00 - 18:00، خلال 10 – 20 يومًا'],
  [
    'Latin words and codes, which keep their order',
    'الآيبان QA58 DOHB 0000 1234 5678 90AB CDEF G، زجاج Low-E 6-12',
  ],
  ['English', 'Call 4455 6677 or +974 5512 3456, size 1200 x 1500'],
  ['English that names somebody in Arabic', 'Call 4455 6677 and ask for محمد'],
  ['no digits', 'نوافذ UPVC - أبواب'],
])('leftToRightRuns leaves %s', (_, text) => expect(runsIn(text)).toEqual([]));

it.each([
  ['ranges', '1:1 - '],
  ['numbers', '1 '],
  ['dashes', '1-'],
  ['isolates without an end', '\u2066'],
  ['isolates', '\u20661\u2069'],
  ['brackets', '(1) '],
])('leftToRightRuns takes twice the time for twice the text: %s', (_, part) => {
  // Quadratic time would be minutes, and recursion would exceed the stack.
  const text = `ا ${part.repeat(100_000 / part.length)}`;
  expect(
    leftToRightRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

it('leftToRightRuns reads a part of an Arabic text as Arabic', () => {
  expect(runsIn('4455 6677 mobile', 'ar')).toEqual(['4455 6677 mobile']);
});

it('isolateRuns puts runs between invisible isolates', () => {
  expect(isolateRuns('اتصلوا على 4455 6677 الآن')).toBe('اتصلوا على \u20664455 6677\u2069 الآن');
  expect(isolateRuns('الفرع ٤٤٥٥ ٦٦٧٧')).toBe('الفرع \u2066\u202d٤٤٥٥ ٦٦٧٧\u202c\u2069');
  expect(isolateRuns('Call 4455 6677')).toBe('Call 4455 6677');
  const isolated = isolateRuns('الطلب 7K2M-Q0XA، الهاتف 4455 6677');
  expect(isolateRuns(isolated)).toBe(isolated);
});
