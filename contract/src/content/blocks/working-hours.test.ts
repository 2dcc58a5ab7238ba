import { expect, it } from 'vitest';
import { ADMIN_ERROR_MESSAGES } from '../../error-messages';
import type { Language } from '../../languages';
import { SAMPLE_BLOCKS } from './defaults';
import { BLOCKS } from './schema';
import { shownHours } from './shown-hours';
import { type Hours, openingsOn } from './working-hours';

const { hours: SAMPLE } = SAMPLE_BLOCKS;
const [WORKDAYS] = SAMPLE.week;
const RAMADAN = { title: 'Ramadan', from: '2026-02-18', until: '2026-03-19' } as const;
const MORNING = { opens: '09:00', closes: '14:00' };
const NIGHT = { opens: '20:00', closes: '01:00' };
const CLOSED = { opens: '', closes: '' };

/** The text of an exception on one of its days. */
function textOf(exceptions: Hours['exceptions'], day: string, language: Language = 'en', index = 0) {
  const line = shownHours({ ...SAMPLE, exceptions }, day, language).lines[index];
  return `${line?.days}: ${line?.hours}`.replaceAll('\u00a0', ' ');
}

it('stores 24:00 as the midnight that ends the day, and neither opens at it nor closes after it', () => {
  const parse = (times: object) =>
    BLOCKS.hours.safeParse({ ...SAMPLE, week: [{ ...WORKDAYS, ...times }] }).data?.week[0];
  expect(parse({ opens: '16:00', closes: '24:00' })).toMatchObject({ opens: '16:00', closes: '00:00' });
  expect(parse({ opens: '٠٠:٠٠', closes: '٢٤:٠٠' })).toMatchObject({ opens: '00:00', closes: '00:00' });
  for (const times of [{ opens: '24:00' }, { closes: '24:01' }, { closes: '25:00' }])
    expect(parse(times), JSON.stringify(times)).toBeUndefined();
});

it.each([
  [{ from: 'Sunday', until: 'Sunday', opens: '20:00', closes: '01:00' }, 'Sunday 8:00 PM to 1:00 AM'],
  [{ from: 'Sunday', until: 'Sunday', opens: '16:00', closes: '00:00' }, 'Sunday 4:00 PM to 12:00 AM'],
  [{ from: 'Sunday', until: 'Sunday', opens: '00:00', closes: '00:00' }, 'Sunday Open 24 hours'],
  [
    { from: 'Saturday', until: 'Thursday', opens: '23:30', closes: '00:15' },
    'Saturday to Thursday 11:30 PM to 12:15 AM',
  ],
] as const)('shows %j as %s', (row, text) => {
  const [line] = shownHours({ ...SAMPLE, week: [row] }, '2026-01-04', 'en').lines;
  expect(`${line?.days} ${line?.hours}`.replaceAll('\u00a0', ' ')).toBe(text);
});

it('a period is one line with its name, dates and hours by weekday, in both languages', () => {
  const rows = [
    { ...RAMADAN, ...NIGHT },
    { ...RAMADAN, ...MORNING },
    { ...RAMADAN, weekday: 'Thursday', ...MORNING },
  ] as const;
  expect(textOf(rows, '2026-03-01')).toBe(
    'Ramadan (18 February to 19 March): Saturday to Wednesday 9:00 AM to 2:00 PM and 8:00 PM to 1:00 AM, ' +
      'Thursday 9:00 AM to 2:00 PM, Friday closed',
  );
  expect(textOf(rows.slice(0, 1), '2026-03-01', 'ar')).toBe(
    'Ramadan (من 18 فبراير إلى 19 مارس): من السبت إلى الخميس من 8:00 مساءً إلى 1:00 صباحًا، الجمعة مغلق',
  );
  expect(shownHours({ ...SAMPLE, exceptions: rows }, '2026-03-01', 'en').lines).toHaveLength(1);
});

it('a period may name a weekday, a day off as well, and leaves the other days as they are', () => {
  const fridays = { ...RAMADAN, weekday: 'Friday', ...NIGHT } as const;
  const hours = { ...SAMPLE, exceptions: [fridays] };
  expect(openingsOn(hours, '2026-02-20')).toEqual([NIGHT]);
  expect(openingsOn(hours, '2026-02-19')).toEqual([{ opens: '08:00', closes: '18:00' }]);
  expect(textOf([fridays], '2026-03-01')).toBe(
    'Ramadan (18 February to 19 March): Friday 8:00 PM to 1:00 AM',
  );
  expect(textOf([fridays], '2026-03-01', 'en', 1)).toBe('Sunday to Thursday: 8:00 AM to 6:00 PM');
});

it('the exception of the fewest days wins', () => {
  const eid = { title: 'Eid', from: '2026-03-17', until: '2026-03-19', ...CLOSED };
  const fair = { title: 'Fair', from: '2026-03-18', until: '2026-03-18', opens: '10:00', closes: '11:00' };
  const exceptions = [fair, { ...RAMADAN, ...MORNING }, eid];
  expect(BLOCKS.hours.safeParse({ ...SAMPLE, exceptions }).success).toBe(true);
  const days = ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-22'];
  expect(days.map((day) => openingsOn({ ...SAMPLE, exceptions }, day)[0]?.opens)).toEqual([
    '09:00',
    undefined,
    '10:00',
    undefined,
    '08:00',
  ]);
});

const on = (weekday: 'Sunday' | 'Monday' | 'Friday' | 'Saturday', opens: string, closes: string) => ({
  from: weekday,
  until: weekday,
  opens,
  closes,
});
const special = (from: string, until: string, times: object, weekday = '') => ({
  ...CLOSED,
  title: 'Special',
  weekday,
  from: `2026-03-${from}`,
  until: `2026-03-${until}`,
  ...times,
});
const { hoursOverlap, hoursSame, weekdayOutside } = ADMIN_ERROR_MESSAGES;

it.each([
  ['shifts that touch', { week: [on('Sunday', '08:00', '12:00'), on('Sunday', '12:00', '00:00')] }],
  ['an all-day week', { week: [{ from: 'Sunday', until: 'Saturday', opens: '00:00', closes: '00:00' }] }],
  ['a night until the morning', { week: [on('Saturday', '20:00', '03:00'), on('Sunday', '03:00', '09:00')] }],
  [
    'Saturday’s night into Sunday’s morning',
    { week: [on('Sunday', '02:00', '09:00'), on('Saturday', '20:00', '03:00')] },
    ['week.1.opens', hoursOverlap],
  ],
  [
    'an evening within a longer night',
    { week: [on('Sunday', '18:00', '06:00'), on('Sunday', '20:00', '22:00')] },
    ['week.1.opens', hoursOverlap],
  ],
  ['the same time twice', { week: [on('Sunday', '08:00', '08:00')] }, ['week.0.closes', hoursSame]],
  ['a day closed after a night', { exceptions: [special('04', '04', NIGHT), special('05', '05', {})] }],
  ['shifts of a period', { exceptions: [special('01', '20', MORNING), special('01', '20', NIGHT)] }],
  [
    'other hours on one weekday of a period',
    { exceptions: [special('01', '20', MORNING), special('01', '20', MORNING, 'Friday')] },
  ],
  [
    'a night into the next special day',
    { exceptions: [special('04', '04', NIGHT), special('05', '05', { opens: '00:30', closes: '04:00' })] },
    ['exceptions.1.from', hoursOverlap],
  ],
  [
    'a night into the weekday of the same period',
    {
      exceptions: [
        special('01', '31', { opens: '00:00', closes: '04:00' }, 'Friday'),
        special('01', '31', NIGHT),
      ],
    },
    ['exceptions.1.from', hoursOverlap],
  ],
  [
    'open and closed periods of as many days',
    { exceptions: [special('01', '05', MORNING), special('05', '09', {})] },
    ['exceptions.1.from', hoursOverlap],
  ],
  [
    'a weekday that a period does not have',
    { exceptions: [special('01', '05', MORNING, 'Friday')] },
    ['exceptions.0.weekday', weekdayOutside],
  ],
])('of hours with %s', (_, values, issue?: string[]) => {
  const issues = BLOCKS.hours.safeParse({ ...SAMPLE, ...values }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual(issue ? [issue] : []);
});

it('exceptions of a former version, without a weekday, keep their meaning', () => {
  const stored = { ...RAMADAN, ...MORNING };
  const parsed = BLOCKS.hours.parse({ ...SAMPLE, exceptions: [stored] });
  expect(parsed.exceptions).toEqual([{ ...stored, weekday: '' }]);
  for (const day of ['2026-02-17', '2026-02-18', '2026-02-20', '2026-03-19'])
    expect(openingsOn(parsed, day), day).toEqual(openingsOn({ ...SAMPLE, exceptions: [stored] }, day));
});

it.each([
  ['no days', { from: '', until: '' }, ['from', 'until']],
  ['a day that does not exist', { from: '2026-02-30' }, ['from']],
])('an exception with %s has an issue at each', (_, values, fields) => {
  const exceptions = [{ ...RAMADAN, ...MORNING, weekday: '', ...values }];
  const issues = BLOCKS.hours.safeParse({ ...SAMPLE, exceptions }).error?.issues ?? [];
  expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual(
    fields.map((field) => `exceptions.0.${field}`),
  );
});
