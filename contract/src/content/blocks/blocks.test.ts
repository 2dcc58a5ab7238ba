import { expect, it } from 'vitest';
import { textLanguage } from '../../languages';
import { textsOf } from '../declarations';
import { leavesOf } from '../fields/walk';
import { SAMPLE_BLOCKS, sampleTranslations } from './defaults';
import { BLOCK_FIELDS, BLOCKS } from './schema';
import { blankSite, sampleSite, shownBlock } from './shown';
import { shownHours } from './shown-hours';
import { BLOCK_IDS } from './values';
import { type Hours, openingsOn } from './working-hours';

it.each(['m²', '™', '½', '№', '% '])('keeps the suffix %j as it was typed', (suffix) => {
  const statistics = [{ title: 'Glass', value: '12500', suffix }];
  const stored = BLOCKS.hero.parse({ ...SAMPLE_BLOCKS.hero, statistics });
  expect(stored.statistics[0]?.suffix).toBe(suffix.trim());
});

it.each(BLOCK_IDS)('the sample of %s is valid, and all its texts have Arabic', (id) => {
  expect(BLOCKS[id].safeParse(SAMPLE_BLOCKS[id])).toEqual({ success: true, data: SAMPLE_BLOCKS[id] });
  const texts = textsOf('blocks', SAMPLE_BLOCKS[id]).filter(({ text }) => textLanguage(text));
  const translations = new Map(Object.entries(sampleTranslations(id)));
  expect(texts.filter(({ field }) => textLanguage(translations.get(field)?.text ?? '') !== 'ar')).toEqual([]);
});

it('a field of the same name is translated in all blocks or in none, since texts are found without the block', () => {
  const kinds = new Map<string, Set<boolean>>();
  for (const id of BLOCK_IDS)
    for (const { path, field } of leavesOf(BLOCK_FIELDS[id], SAMPLE_BLOCKS[id])) {
      const name = path.replace(/-\d+/g, '');
      kinds.set(name, (kinds.get(name) ?? new Set()).add(field.unit !== null));
    }
  expect([...kinds].filter(([, inputs]) => inputs.size > 1)).toEqual([]);
});

it('shows today’s hours as the specification has them, in both languages', () => {
  const { en, ar } = sampleSite('2026-01-01');
  expect(en.hours.lines).toEqual([
    { days: 'Sunday to Thursday', hours: '8:00\u00a0AM to 6:00\u00a0PM' },
    { days: 'Saturday', hours: '9:00\u00a0AM to 3:00\u00a0PM' },
    { days: 'Friday', hours: 'Closed' },
  ]);
  expect(en.hours.home).toEqual([{ days: 'Saturday to Thursday', hours: '8:00\u00a0AM to 6:00\u00a0PM' }]);
  expect(ar.hours.home).toEqual([
    { days: 'من السبت إلى الخميس', hours: 'من 8:00\u00a0صباحًا إلى 6:00\u00a0مساءً' },
  ]);
  expect(ar.hours.lines).toEqual([
    { days: 'من الأحد إلى الخميس', hours: 'من 8:00\u00a0صباحًا إلى 6:00\u00a0مساءً' },
    { days: 'السبت', hours: 'من 9:00\u00a0صباحًا إلى 3:00\u00a0عصرًا' },
    { days: 'الجمعة', hours: 'مغلق' },
  ]);
  expect(en.hours.times).toEqual([
    {
      days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '08:00',
      closes: '18:00',
    },
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
  ]);
});

const WEEK = SAMPLE_BLOCKS.hours.week;
const hoursWith = (...exceptions: Hours['exceptions']) => ({
  ...SAMPLE_BLOCKS.hours,
  exceptions,
});
const eid = { title: 'Eid', from: '2026-03-20', until: '2026-03-22', opens: '', closes: '' };

it('announces an exception a week before, and shows it alone while it lasts', () => {
  const lines = (day: string) => shownHours(hoursWith(eid), day, 'en').lines.map(({ days }) => days);
  const usual = ['Sunday to Thursday', 'Saturday', 'Friday'];
  expect(lines('2026-03-12')).toEqual(usual);
  expect(lines('2026-03-13')).toEqual(['Eid (20 March to 22 March)', ...usual]);
  expect(lines('2026-03-22')).toEqual(['Eid (20 March to 22 March)']);
  expect(lines('2026-03-23')).toEqual(usual);
  expect(shownHours(hoursWith(eid), '2026-03-20', 'ar').lines).toEqual([
    { days: 'Eid (من 20 مارس إلى 22 مارس)', hours: 'مغلق' },
  ]);
  const inventory = { ...eid, title: 'Inventory', until: eid.from };
  expect(shownHours(hoursWith(inventory), '2026-03-20', 'en').lines[0]).toEqual({
    days: 'Inventory (20 March)',
    hours: 'Closed',
  });
});

it('an open day may have a break, and a single day off may be open', () => {
  const onFriday = { from: 'Friday', until: 'Friday' } as const;
  const week = [
    ...WEEK,
    { ...onFriday, opens: '16:00', closes: '20:00' },
    { ...onFriday, opens: '08:00', closes: '11:00' },
  ];
  expect(openingsOn({ week, exceptions: [] }, '2026-03-06')).toEqual([
    { opens: '08:00', closes: '11:00' },
    { opens: '16:00', closes: '20:00' },
  ]);
  const { lines } = shownHours({ ...SAMPLE_BLOCKS.hours, week }, '2026-03-06', 'en');
  expect(lines).toContainEqual({
    days: 'Friday',
    hours: '8:00\u00a0AM to 11:00\u00a0AM and 4:00\u00a0PM to 8:00\u00a0PM',
  });
  const fair = { title: 'Fair', from: '2026-03-06', until: '2026-03-06', opens: '10:00', closes: '14:00' };
  expect(openingsOn(hoursWith(fair), '2026-03-06')).toEqual([{ opens: '10:00', closes: '14:00' }]);
});

it('an Arabic original is shown in Arabic, and its translation in English', () => {
  const values = { ...SAMPLE_BLOCKS.chairman, name: 'خالد العلي' };
  const translations = { name: { text: 'Khalid Al Ali' } };
  const { en, ar } = shownBlock('chairman', { values, translations, imageOf: () => undefined }, '2026-01-01');
  expect([en.name, ar.name]).toEqual(['Khalid Al Ali', 'خالد العلي']);
});

it('a blank site has no word of the sample', () => {
  expect(JSON.stringify(blankSite())).not.toMatch(/\p{Script=Arabic}|[a-z]{3,} [a-z]{3,}|\d{4}/u);
});
