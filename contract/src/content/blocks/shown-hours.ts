import { addDays } from '../../doha';
import type { Language } from '../../languages';
import { SAMPLE_BLOCKS } from './defaults';
import { WEEKDAYS, type Weekday } from './values';
import {
  daysFrom,
  type Exception,
  exceptionsOn,
  type Hours,
  type Interval,
  openingsOn,
  SOME_WEEK,
  weekdayOf,
} from './working-hours';

interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/** Opening hours as visitors see them today. */
export interface ShownHours {
  readonly lines: readonly HoursLine[];
  /** The lines on the home page of the sample; that of a company has `lines`. */
  readonly home: readonly HoursLine[];
  /** Structured data: days in English, times of 24 hours, and the first and last day on which they replace the usual ones. */
  readonly times: readonly {
    readonly days: readonly Weekday[];
    readonly from?: string | undefined;
    readonly until?: string | undefined;
    readonly opens: string;
    readonly closes: string;
  }[];
}

const WORDS = {
  en: {
    closed: 'Closed',
    allDay: 'Open 24 hours',
    time: (time: string) => timeOf(time, Number(time.slice(0, 2)) < 12 ? 'AM' : 'PM'),
    range: (from: string, until: string) => `${from} to ${until}`,
    and: ' and ',
    comma: ', ',
    locale: 'en-GB',
  },
  ar: {
    closed: 'مغلق',
    allDay: 'مفتوح على مدار الساعة',
    time: (time: string) => timeOf(time, arabicPartOfDay(Number(time.slice(0, 2)))),
    range: (from: string, until: string) => `من ${from} إلى ${until}`,
    and: ' و',
    comma: '، ',
    locale: 'ar-QA-u-nu-latn',
  },
} as const satisfies Record<Language, unknown>;

const NO_BREAK = '\u00a0';

function timeOf(time: string, partOfDay: string): string {
  const [hour = '', minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute}${NO_BREAK}${partOfDay}`;
}

function arabicPartOfDay(hour: number): string {
  if (hour < 12) return 'صباحًا';
  if (hour < 15) return 'ظهرًا';
  return hour < 18 ? 'عصرًا' : 'مساءً';
}

function textOf(day: string, language: Language, format: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day}T12:00:00Z`);
  return date.toLocaleDateString(WORDS[language].locale, { ...format, timeZone: 'UTC' });
}

function nameOf(weekday: Weekday, language: Language): string {
  return textOf(SOME_WEEK[WEEKDAYS.indexOf(weekday)] ?? '', language, { weekday: 'long' });
}

const isAllDay = ({ opens, closes }: Interval) => opens === '00:00' && closes === '00:00';

function hoursText(intervals: readonly Interval[], language: Language): string {
  const { allDay, and, closed, range, time } = WORDS[language];
  if (intervals.length === 0) return closed;
  return intervals
    .map((interval) => (isAllDay(interval) ? allDay : range(time(interval.opens), time(interval.closes))))
    .join(and);
}

interface Group {
  readonly days: readonly Weekday[];
  readonly intervals: readonly Interval[];
}

/** Whether a group continues with the next day's, with the same hours. */
function isContinued({ days, intervals }: Group, next: Group): boolean {
  const positionOf = (day: Weekday | undefined) => WEEKDAYS.indexOf(day ?? 'Sunday');
  return (
    positionOf(next.days[0]) === (positionOf(days.at(-1)) + 1) % 7 &&
    JSON.stringify(intervals) === JSON.stringify(next.intervals)
  );
}

const join = (group: Group, next: Group) => ({ ...group, days: [...group.days, ...next.days] });

/** Adjacent weekdays with the same hours, of days in the order of the week. */
function groupsOf(hours: Hours, days: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const day of days) {
    const last = groups.at(-1);
    const next = { days: [weekdayOf(day)], intervals: openingsOn(hours, day) };
    if (last && isContinued(last, next)) groups.splice(-1, 1, join(last, next));
    else groups.push(next);
  }
  const [first, ...others] = groups;
  const last = others.at(-1);
  // The week goes on: Saturday to Thursday.
  return first && last && isContinued(last, first) ? [join(last, first), ...others.slice(0, -1)] : groups;
}

/** The first day of each weekday; all seven are in the order of the week. */
function weekOf({ from, until }: Pick<Exception, 'from' | 'until'>): string[] {
  const days = daysFrom(from, 7).filter((day) => day <= until);
  const position = (day: string) => WEEKDAYS.indexOf(weekdayOf(day));
  return days.length < 7 ? days : days.sort((a, b) => position(a) - position(b));
}

function linesOf(groups: readonly Group[], language: Language): HoursLine[] {
  const open = groups.filter(({ intervals }) => intervals.length > 0);
  const closed = groups.filter(({ intervals }) => intervals.length === 0);
  return [...open, ...closed].map(({ days, intervals }) => {
    const [first = '', ...others] = days.map((day) => nameOf(day, language));
    const last = others.at(-1);
    return {
      days: last === undefined ? first : WORDS[language].range(first, last),
      hours: hoursText(intervals, language),
    };
  });
}

interface Period {
  readonly from: string;
  readonly until: string;
  readonly exceptions: readonly Exception[];
}

/** Exceptions of the same days are one period. */
function periodsOf(all: readonly Exception[]): Period[] {
  const isSame = (a: Exception, b: Exception) => a.from === b.from && a.until === b.until;
  return all
    .filter((row, index) => all.findIndex((other) => isSame(row, other)) === index)
    .map((row) => ({ ...row, exceptions: all.filter((other) => isSame(row, other)) }));
}

const isDecided = (day: string, { exceptions }: Period) => exceptionsOn(exceptions, day).length > 0;

function periodLine(week: Hours['week'], period: Period, language: Language): HoursLine {
  const { from, until, exceptions } = period;
  const { comma, range } = WORDS[language];
  const titles = [...new Set(exceptions.map(({ title }) => title))].join(' / ');
  const [first = '', last = ''] = [from, until].map((day) =>
    textOf(day, language, { day: 'numeric', month: 'long' }),
  );
  const all = weekOf(period);
  const decided = all.filter((day) => isDecided(day, period));
  const groups = groupsOf({ week, exceptions }, decided);
  const isSimple = groups.length === 1 && decided.length === all.length;
  // Within a sentence: Friday closed.
  const lines = linesOf(groups, language).map(({ days, hours }) =>
    isSimple ? hours : `${days} ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`,
  );
  return { days: `${titles} (${from === until ? first : range(first, last)})`, hours: lines.join(comma) };
}

type Times = ShownHours['times'];

/** https://developers.google.com/search/docs/appearance/structured-data/local-business: closed all day. */
const CLOSED = { opens: '00:00', closes: '00:00' };

function timesOf({ days, intervals }: Group, dates?: Pick<Times[number], 'from' | 'until'>): Times {
  const times = intervals.map((interval) => (isAllDay(interval) ? { ...CLOSED, closes: '23:59' } : interval));
  return (dates && times.length === 0 ? [CLOSED] : times).map((time) => ({ days, ...dates, ...time }));
}

/** The times within which the same exceptions are valid, from a day on. */
function stretchesFrom(day: string, exceptions: readonly Exception[]) {
  const changes = [...new Set(exceptions.flatMap(({ from, until }) => [from, addDays(until, 1)]))].sort();
  return changes
    .map((from, index) => ({ from, until: addDays(changes[index + 1] ?? from, -1) }))
    .filter(
      ({ from, until }) => until >= day && exceptions.some((row) => row.from <= from && from <= row.until),
    );
}

/** The specification's line for the home page differs from its week. */
const SAMPLE_HOME: Group = {
  days: ['Saturday', 'Thursday'],
  intervals: [{ opens: '08:00', closes: '18:00' }],
};

function isOfSample(week: Hours['week']): boolean {
  return JSON.stringify(week) === JSON.stringify(SAMPLE_BLOCKS.hours.week);
}

/** An exception is announced so many days before. */
const NOTICE_DAYS = 7;

/** Opening hours as visitors see them on a day in Doha; their texts are in `language` already. */
export function shownHours(hours: Hours, day: string, language: Language): ShownHours {
  const { week, exceptions } = hours;
  const usual = groupsOf({ week, exceptions: [] }, SOME_WEEK);
  const announced = periodsOf(exceptions).filter(
    ({ from, until }) => until >= day && from <= addDays(day, NOTICE_DAYS),
  );
  // During a period, the usual hours do not apply.
  const isReplaced = announced.some(
    (period) =>
      period.from <= day &&
      period.from !== period.until &&
      weekOf(period).every((date) => isDecided(date, period)),
  );
  const lines = [
    ...announced.map((period) => periodLine(week, period, language)),
    ...(isReplaced ? [] : linesOf(usual, language)),
  ];
  return {
    lines,
    home: isOfSample(week) && announced.length === 0 ? linesOf([SAMPLE_HOME], language) : lines,
    times: [
      ...usual.flatMap((group) => timesOf(group)),
      ...stretchesFrom(day, exceptions).flatMap((dates) =>
        groupsOf(hours, weekOf(dates)).flatMap((group) => timesOf(group, dates)),
      ),
    ],
  };
}
