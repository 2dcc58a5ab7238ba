import { ADMIN_ERROR_MESSAGES } from '../../error-messages';
import type { Language } from '../../languages';
import { WEEKDAYS, type Weekday } from './values';

/** 24-hour times, such as `08:00`. */
export interface Interval {
  readonly opens: string;
  readonly closes: string;
}

interface WeekRow extends Interval {
  readonly from: Weekday;
  readonly until: Weekday;
}

interface Exception extends Interval {
  readonly title: string;
  /** Days such as `2026-03-01`. */
  readonly from: string;
  readonly until: string;
}

/** A week with several rows of a day has a break; a day without any is a day off. */
export interface Hours {
  readonly week: readonly WeekRow[];
  readonly exceptions: readonly Exception[];
}

interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/** Opening hours as visitors see them today. */
export interface ShownHours {
  readonly lines: readonly HoursLine[];
  /** The lines on the home page. */
  readonly home: readonly HoursLine[];
  /** Structured data: days in English, times of 24 hours, and the first and last day of an exception. */
  readonly times: readonly {
    readonly days?: readonly Weekday[] | undefined;
    readonly from?: string | undefined;
    readonly until?: string | undefined;
    readonly opens: string;
    readonly closes: string;
  }[];
}

interface HoursWithTexts extends Hours {
  readonly homeDays: string;
  readonly homeHours: string;
}

interface Conflict {
  row: number;
  field: string;
  message: string;
}

/** The weekday of a day such as `2026-03-01`. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'Sunday';
}

/** A row may pass the end of the week: Saturday to Thursday. */
function daysOf({ from, until }: Pick<WeekRow, 'from' | 'until'>): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const length = ((WEEKDAYS.indexOf(until) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => WEEKDAYS[(first + index) % 7] ?? from);
}

const byStart = (a: Interval, b: Interval) => a.opens.localeCompare(b.opens);

function usualOn(week: readonly WeekRow[], weekday: Weekday): Interval[] {
  return week
    .filter((row) => daysOf(row).includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort(byStart);
}

function exceptionsOn(exceptions: readonly Exception[], day: string): Exception[] {
  return exceptions.filter(({ from, until }) => from <= day && day <= until);
}

/**
 * The opening hours of a day in Doha, such as `2026-03-01`; none when closed. An exception of several days
 * leaves the usual days off closed.
 */
export function openingsOn({ week, exceptions }: Hours, day: string): Interval[] {
  const usual = usualOn(week, weekdayOf(day));
  const valid = exceptionsOn(exceptions, day);
  if (valid.length === 0) return usual;
  return valid
    .filter(({ opens, from, until }) => opens !== '' && (usual.length > 0 || from === until))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort(byStart);
}

const doOverlap = (a: Interval, b: Interval) => a.opens < b.closes && b.opens < a.closes;

/** The rows that cannot be true. */
export const conflictingRows = {
  ofWeek: (rows: readonly WeekRow[]): Conflict[] =>
    rows.flatMap((row, index): Conflict[] => {
      if (row.closes <= row.opens)
        return [{ row: index, field: 'closes', message: ADMIN_ERROR_MESSAGES.hoursReversed }];
      const isOverlapping = rows
        .slice(0, index)
        .some((other) => doOverlap(row, other) && daysOf(other).some((day) => daysOf(row).includes(day)));
      const issue = { row: index, field: 'opens', message: ADMIN_ERROR_MESSAGES.hoursOverlap };
      return isOverlapping ? [issue] : [];
    }),

  ofExceptions: (rows: readonly Exception[]): Conflict[] =>
    rows.flatMap((row, index) => {
      const { from, until, opens, closes } = row;
      const issue = (field: string, message: string) => [{ row: index, field, message }];
      if (until < from) return issue('until', ADMIN_ERROR_MESSAGES.daysReversed);
      if ((opens === '') !== (closes === ''))
        return issue(opens === '' ? 'opens' : 'closes', ADMIN_ERROR_MESSAGES.timeInvalid);
      if (opens !== '' && closes <= opens) return issue('closes', ADMIN_ERROR_MESSAGES.hoursReversed);
      const isOverlapping = rows
        .slice(0, index)
        .some(
          (other) =>
            other.from <= until &&
            from <= other.until &&
            (opens === '' || other.opens === '' || doOverlap(row, other)),
        );
      return isOverlapping ? issue('from', ADMIN_ERROR_MESSAGES.hoursOverlap) : [];
    }),
};

const WORDS = {
  en: {
    closed: 'Closed',
    time: (time: string) => timeOf(time, Number(time.slice(0, 2)) < 12 ? 'AM' : 'PM'),
    range: (from: string, until: string) => `${from} to ${until}`,
    hours: (from: string, until: string) => `${from} to ${until}`,
    and: ' and ',
    locale: 'en-GB',
  },
  ar: {
    closed: 'مغلق',
    time: (time: string) => timeOf(time, arabicPartOfDay(Number(time.slice(0, 2)))),
    range: (from: string, until: string) => `من ${from} إلى ${until}`,
    hours: (from: string, until: string) => `من ${from} إلى ${until}`,
    and: ' و',
    locale: 'ar-QA-u-nu-latn',
  },
} as const satisfies Record<Language, unknown>;

/** The space in a time does not break. */
function timeOf(time: string, partOfDay: string): string {
  const [hour = '', minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${partOfDay}`;
}

function arabicPartOfDay(hour: number): string {
  if (hour < 12) return 'صباحًا';
  if (hour < 15) return 'ظهرًا';
  return hour < 18 ? 'عصرًا' : 'مساءً';
}

/** A Sunday. */
const SOME_WEEK = Date.UTC(2026, 0, 4, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

function nameOf(weekday: Weekday, language: Language): string {
  const date = new Date(SOME_WEEK + WEEKDAYS.indexOf(weekday) * DAY_MS);
  return date.toLocaleDateString(WORDS[language].locale, { weekday: 'long', timeZone: 'UTC' });
}

function hoursText(intervals: readonly Interval[], language: Language): string {
  const words = WORDS[language];
  if (intervals.length === 0) return words.closed;
  return intervals
    .map(({ opens, closes }) => words.hours(words.time(opens), words.time(closes)))
    .join(words.and);
}

interface Group {
  readonly from: Weekday;
  until: Weekday;
  readonly intervals: readonly Interval[];
}

/** Adjacent days with the same hours, from Sunday on. */
function groupsOf(intervalsOn: (weekday: Weekday) => readonly Interval[]): Group[] {
  const groups: Group[] = [];
  for (const weekday of WEEKDAYS) {
    const intervals = intervalsOn(weekday);
    const last = groups.at(-1);
    if (last && JSON.stringify(last.intervals) === JSON.stringify(intervals)) last.until = weekday;
    else groups.push({ from: weekday, until: weekday, intervals });
  }
  return groups;
}

function linesOf(groups: readonly Group[], language: Language) {
  const words = WORDS[language];
  return [
    ...groups.filter(({ intervals }) => intervals.length > 0),
    ...groups.filter(({ intervals }) => intervals.length === 0),
  ].map(({ from, until, intervals }) => ({
    days:
      from === until ? nameOf(from, language) : words.range(nameOf(from, language), nameOf(until, language)),
    hours: hoursText(intervals, language),
  }));
}

function dayText(day: string, language: Language): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(WORDS[language].locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** An exception is announced so many days before. */
const NOTICE_DAYS = 7;

/** Opening hours as visitors see them on a day in Doha; their texts are in `language` already. */
export function shownHours(hours: HoursWithTexts, day: string, language: Language): ShownHours {
  const { week, exceptions, homeDays, homeHours } = hours;
  const words = WORDS[language];
  const current = exceptionsOn(exceptions, day);
  const notice = new Date(Date.parse(`${day}T12:00:00Z`) + NOTICE_DAYS * DAY_MS).toISOString().slice(0, 10);
  const announced = exceptions.filter(({ from, until }) => until >= day && from <= notice);
  const announcedLines = announced.map(({ title, from, until, opens, closes }) => ({
    days: `${title} (${from === until ? dayText(from, language) : words.range(dayText(from, language), dayText(until, language))})`,
    hours: hoursText(opens === '' ? [] : [{ opens, closes }], language),
  }));
  const usual = linesOf(
    groupsOf((weekday) => usualOn(week, weekday)),
    language,
  );
  const isLong = current.some(({ from, until }) => from !== until);
  // During an exception of several days, the usual hours do not apply.
  const lines = isLong ? announcedLines : [...announcedLines, ...usual];
  return {
    lines,
    home:
      homeDays && homeHours && announced.length === 0
        ? [{ days: homeDays, hours: homeHours.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0') }]
        : lines,
    times: [
      ...groupsOf((weekday) => usualOn(week, weekday)).flatMap(({ from, until, intervals }) =>
        intervals.map((interval) => ({ days: daysOf({ from, until }), ...interval })),
      ),
      ...exceptions
        .filter(({ until }) => until >= day)
        .map(({ from, until, opens, closes }) => ({
          from,
          until,
          // https://developers.google.com/search/docs/appearance/structured-data/local-business: closed all day.
          opens: opens || '00:00',
          closes: closes || '00:00',
        })),
    ],
  };
}
