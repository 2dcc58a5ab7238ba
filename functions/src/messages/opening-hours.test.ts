import {
  addDays,
  dateInDoha,
  type Hours,
  type Interval,
  LANGUAGES,
  type Language,
  SAMPLE_BLOCKS,
  type ShownHours,
  shownHours,
  WEEKDAYS,
  weekdayOf,
} from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { workingDay } from './working-time';

const HOURS = SAMPLE_BLOCKS.hours;
const LOCALES = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' } as const;
const words = {
  en: {
    ...{ closed: /^closed$/i, allDay: /^open 24 hours$/i },
    ...{ and: ' and ', comma: ', ', to: /\sto\s/, from: /^$/ },
  },
  ar: {
    ...{ closed: /^مغلق$/, allDay: /^مفتوح على مدار الساعة$/ },
    ...{ and: ' و', comma: '، ', to: /\sإلى\s/, from: /^من\s/ },
  },
} as const;
const formats = (language: Language, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...format, timeZone: 'UTC' });
const FORMATS = {
  en: { weekday: formats('en', { weekday: 'long' }), date: formats('en', { day: 'numeric', month: 'long' }) },
  ar: { weekday: formats('ar', { weekday: 'long' }), date: formats('ar', { day: 'numeric', month: 'long' }) },
};
const named = (language: Language, day: string, format: 'weekday' | 'date') =>
  FORMATS[language][format].format(new Date(`${day}T12:00:00Z`));

function readTime(text: string): string {
  const [, hour = '', minute = '', part = ''] = /^(\d+):(\d\d)\u00a0(.+)$/.exec(text) ?? [];
  const isMorning = part === 'AM' || part === 'صباحًا';
  return `${String((Number(hour) % 12) + (isMorning ? 0 : 12)).padStart(2, '0')}:${minute}`;
}

function readHours(text: string, language: Language): Interval[] {
  const { closed, allDay, and, to, from } = words[language];
  if (closed.test(text)) return [];
  return text.split(and).map((range) => {
    if (allDay.test(range)) return { opens: '00:00', closes: '00:00' };
    const [opens = '', closes = ''] = range.replace(from, '').split(to).map(readTime);
    return { opens, closes };
  });
}

/** The first and last weekday of `Saturday to Thursday`, and what follows. */
function readDays(text: string, language: Language) {
  const names = WEEKDAYS.map((_, index) => named(language, addDays('2026-01-04', index), 'weekday'));
  const range = new RegExp(`^(?:من )?(${names.join('|')})(?: (?:to|إلى) (${names.join('|')}))? ?`);
  const [all = '', first = '', last = first] = range.exec(text) ?? [];
  const days = Array.from({ length: 7 }, (_, index) => (names.indexOf(first) + index) % 7);
  return {
    weekdays: all
      ? days.slice(0, days.indexOf(names.indexOf(last)) + 1).map((day) => WEEKDAYS[day])
      : [...WEEKDAYS],
    rest: text.slice(all.length),
  };
}

/** The days near another that a text such as `Ramadan (1 March to 3 March)` names. */
function readDates(text: string, day: string, language: Language): string[] {
  const [, dates = ''] = /\((.+)\)$/.exec(text) ?? [];
  const [first, last = first] = dates.replace(words[language].from, '').split(words[language].to);
  const near = Array.from({ length: 120 }, (_, index) => addDays(day, index - 60));
  const nameOf = (date: string) => named(language, date, 'date');
  const until = near.find((date) => date >= day && nameOf(date) === last) ?? '';
  const from = near.findLast((date) => date <= until && nameOf(date) === first) ?? '';
  return near.filter((date) => from <= date && date <= until);
}

/** The hours of a day as a visitor reads them: the line of the fewest days counts. */
function readLines(lines: ShownHours['lines'], day: string, language: Language): Interval[] {
  const read = lines.flatMap(({ days, hours }) => {
    const isSpecial = days.includes('(');
    const dates = isSpecial ? readDates(days, day, language) : [];
    if (isSpecial && !dates.includes(day)) return [];
    return (isSpecial ? hours.split(words[language].comma) : [`${days} ${hours}`]).flatMap((part) => {
      const { weekdays, rest } = readDays(part, language);
      if (!weekdays.includes(weekdayOf(day))) return [];
      return [{ length: isSpecial ? dates.length : 1000, intervals: readHours(rest, language) }];
    });
  });
  return read.sort((a, b) => a.length - b.length)[0]?.intervals ?? [];
}

/** The hours of a day as Google reads them: those with dates replace those without. */
function readTimes(times: ShownHours['times'], day: string): Interval[] {
  const dated = times.filter(({ from, until }) => from && until && from <= day && day <= until);
  return (dated.length > 0 ? dated : times.filter(({ from }) => !from))
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .filter(({ opens, closes }) => opens !== '00:00' || closes !== '00:00')
    .map(({ opens, closes }) => ({
      opens,
      closes: opens === '00:00' && closes === '23:59' ? '00:00' : closes,
    }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

const instantOf = (minute: string) => dateInDoha(minute.slice(0, 10), `${minute.slice(11)}:00`);

/** The starts of the hours of a day, those after midnight included. */
function startsOf(day: string, intervals: readonly Interval[]): string[] {
  return intervals.flatMap(({ opens, closes }) => {
    const first = Number(opens.slice(0, 2));
    const end = Number(closes.slice(0, 2)) + (closes > opens ? 0 : 24);
    return Array.from({ length: end - first }, (_, index) => {
      const hour = first + index;
      return `${hour < 24 ? day : addDays(day, 1)} ${String(hour % 24).padStart(2, '0')}:00`;
    });
  });
}

const RAMADAN = { title: 'Ramadan', from: '2026-02-18', until: '2026-03-19' };
const YEAR_END = { title: 'Winter', from: '2026-12-20', until: '2027-01-18' };
const MORNING = { opens: '09:00', closes: '14:00' };
const EVENING = { opens: '20:00', closes: '01:00' };
const CLOSED = { opens: '', closes: '' };
const NIGHTS = { from: 'Saturday', until: 'Wednesday', opens: '16:00', closes: '02:00' } as const;
const singleDay = (title: string, day: string, times: Interval) => {
  return { title, from: day, until: day, ...times };
};

const CONFIGURATIONS: readonly (readonly [name: string, hours: Hours])[] = [
  ['the sample', HOURS],
  [
    'two shifts',
    {
      week: [
        { from: 'Saturday', until: 'Thursday', opens: '08:00', closes: '12:00' },
        { from: 'Sunday', until: 'Wednesday', opens: '16:00', closes: '00:00' },
      ],
      exceptions: [singleDay('Inventory', '2026-05-06', CLOSED)],
    },
  ],
  [
    'nights, and days without an end',
    {
      week: [NIGHTS],
      exceptions: [
        singleDay('Fair', '2026-04-03', { opens: '00:00', closes: '00:00' }),
        singleDay('Holiday', '2026-04-05', CLOSED),
      ],
    },
  ],
  [
    'Ramadan with nights, Eid and single days within',
    {
      week: HOURS.week,
      exceptions: [
        { ...RAMADAN, ...EVENING },
        { ...RAMADAN, ...MORNING },
        { ...RAMADAN, weekday: 'Friday', ...EVENING },
        { title: 'Eid', from: '2026-03-17', until: '2026-03-19', ...CLOSED },
        singleDay('Garangao', '2026-03-04', { opens: '09:00', closes: '12:00' }),
        singleDay('Friday', '2026-02-27', MORNING),
      ],
    },
  ],
  [
    'periods across a year’s end, and of some weekdays',
    {
      week: HOURS.week,
      exceptions: [
        { ...YEAR_END, ...MORNING },
        singleDay('National Day', '2026-12-18', CLOSED),
        { title: 'New Year', from: '2026-12-31', until: '2027-01-02', ...CLOSED },
        { title: 'Fridays', weekday: 'Friday', from: '2026-06-01', until: '2026-07-30', ...EVENING },
        { title: 'Days off', from: '2026-08-06', until: '2026-08-09', ...MORNING },
      ],
    },
  ],
];

it.each(CONFIGURATIONS)(
  'pages in both languages, structured data and alarms agree for 400 days: %s',
  (_, hours) => {
    const days = Array.from({ length: 400 }, (_, index) => addDays('2026-01-01', index));
    const worked = new Map<string, string[]>();
    for (const day of ['2025-12-31', ...days, addDays('2026-01-01', 400)])
      for (const start of startsOf(day, [{ opens: '00:00', closes: '00:00' }])) {
        const of = workingDay(instantOf(start), hours);
        if (of) worked.set(of, [...(worked.get(of) ?? []), start]);
      }
    const read = days.map((day) => {
      const [en, ar] = LANGUAGES.map((language) => {
        return readLines(shownHours(hours, day, language).lines, day, language);
      });
      // What search engines read a month before is true as well.
      const [today, before] = [day, addDays(day, -30)].map((readOn) =>
        readTimes(shownHours(hours, readOn, 'en').times, day),
      );
      return { day, en, ar, today: today ?? [], before };
    });
    const expected = read.map(({ day, today }) => ({ day, en: today, ar: today, today, before: today }));
    expect(read).toEqual(expected);
    expect(days.map((day) => worked.get(day) ?? [])).toEqual(
      read.map(({ day, today }) => startsOf(day, today)),
    );
  },
);
