import { addDays } from '../../doha';
import { ADMIN_ERROR_MESSAGES } from '../../error-messages';
import { WEEKDAYS, type Weekday } from './values';

/** Times such as `08:00`. Hours that close no later than they open end the next day: `00:00` to `00:00` is all day. */
export interface Interval {
  readonly opens: string;
  readonly closes: string;
}

interface WeekRow extends Interval {
  readonly from: Weekday;
  readonly until: Weekday;
}

/** Without times, it is closed. */
export interface Exception extends Interval {
  readonly title: string;
  /** The only day of the week on which it is valid. */
  readonly weekday?: Weekday | '' | undefined;
  /** Days such as `2026-03-01`. */
  readonly from: string;
  readonly until: string;
}

/** A week with several rows of a day has a break; a day without any is a day off. */
export interface Hours {
  readonly week: readonly WeekRow[];
  readonly exceptions: readonly Exception[];
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

/** So many days from one on. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

/** From a Sunday on. */
export const SOME_WEEK = daysFrom('2026-01-04', 7);

/** A row may pass the end of the week: Saturday to Thursday. */
function isUsualOn(weekday: Weekday, { from, until }: WeekRow): boolean {
  const after = (day: Weekday) => (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(from) + 7) % 7;
  return after(weekday) <= after(until);
}

function usualOn(week: readonly WeekRow[], day: string): WeekRow[] {
  return week.filter((row) => isUsualOn(weekdayOf(day), row));
}

const lengthOf = ({ from, until }: Exception) => Date.parse(until) - Date.parse(from);

/** The exceptions that decide a day: those of the fewest days, and of these the ones that name its weekday. */
export function exceptionsOn(exceptions: readonly Exception[], day: string): Exception[] {
  const valid = exceptions.filter(
    ({ from, until, weekday }) => from <= day && day <= until && (!weekday || weekday === weekdayOf(day)),
  );
  const length = Math.min(...valid.map(lengthOf));
  const shortest = valid.filter((exception) => lengthOf(exception) === length);
  const named = shortest.filter(({ weekday }) => weekday);
  return named.length > 0 ? named : shortest;
}

/**
 * The opening hours of a day in Doha, such as `2026-03-01`; none when closed. All that shows or counts hours takes
 * them from here. An exception of several days leaves the usual days off closed, unless it names the weekday.
 */
export function openingsOn({ week, exceptions }: Hours, day: string): Interval[] {
  const usual = usualOn(week, day);
  const special = exceptionsOn(exceptions, day);
  const isOpen = ({ opens, from, until, weekday }: Exception) =>
    opens !== '' && (usual.length > 0 || Boolean(weekday) || from === until);
  return (special.length > 0 ? special.filter(isOpen) : usual)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

const DAY_MINUTES = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** In minutes from the start of the day on which it opens. */
const endOf = ({ opens, closes }: Interval) => minutesOf(closes) + (closes > opens ? 0 : DAY_MINUTES);

/** The indexes of rows that overlap an earlier one, on these days or from the evening before. */
function overlapping<Row extends Interval>(
  rows: readonly Row[],
  days: readonly string[],
  rowsOn: (day: string) => readonly Row[],
): number[] {
  const isClosed = ({ opens }: Row) => opens === '';
  const doOverlap = (a: Row, b: Row) =>
    isClosed(a) || isClosed(b) || (minutesOf(a.opens) < endOf(b) && minutesOf(b.opens) < endOf(a));
  const isInto = (row: Row, evening: Row) =>
    !isClosed(row) && minutesOf(row.opens) < endOf(evening) - DAY_MINUTES;
  const conflicts = days.flatMap((day) => {
    const evening = rowsOn(addDays(day, -1));
    const today = rowsOn(day);
    return today.flatMap((row) =>
      [
        ...today.filter((other) => other !== row && doOverlap(row, other)),
        ...evening.filter((other) => isInto(row, other)),
      ].map((other) => Math.max(rows.indexOf(row), rows.indexOf(other))),
    );
  });
  return [...new Set(conflicts)];
}

const overlapAt = (field: string) => (row: number) => ({
  row,
  field,
  message: ADMIN_ERROR_MESSAGES.hoursOverlap,
});

const isSameTime = ({ opens, closes }: Interval) => opens === closes && opens !== '00:00' && opens !== '';

function wrongFieldOf(row: Exception): [field: string, message: string] | undefined {
  const { from, until, weekday, opens, closes } = row;
  if (until < from) return ['until', ADMIN_ERROR_MESSAGES.daysReversed];
  if (weekday && !daysFrom(from, 7).some((day) => day <= until && weekdayOf(day) === weekday))
    return ['weekday', ADMIN_ERROR_MESSAGES.weekdayOutside];
  if ((opens === '') !== (closes === ''))
    return [opens === '' ? 'opens' : 'closes', ADMIN_ERROR_MESSAGES.timeInvalid];
  return isSameTime(row) ? ['closes', ADMIN_ERROR_MESSAGES.hoursSame] : undefined;
}

/** The rows that cannot be true. */
export const conflictingRows = {
  ofWeek: (rows: readonly WeekRow[]): Conflict[] => [
    ...rows.flatMap((row, index) =>
      isSameTime(row) ? [{ row: index, field: 'closes', message: ADMIN_ERROR_MESSAGES.hoursSame }] : [],
    ),
    ...overlapping(rows, SOME_WEEK, (day) => usualOn(rows, day)).map(overlapAt('opens')),
  ],

  ofExceptions: (rows: readonly Exception[]): Conflict[] => {
    const wrong = rows.flatMap((exception, row) => {
      const [field, message] = wrongFieldOf(exception) ?? [];
      return field && message ? [{ row, field, message }] : [];
    });
    if (wrong.length > 0) return wrong;
    // Between the days on which rows begin or end, hours repeat weekly.
    const days = rows
      .flatMap(({ from, until }) => [from, addDays(until, 1)])
      .flatMap((day) => daysFrom(day, 8));
    return overlapping(rows, days, (day) => exceptionsOn(rows, day)).map(overlapAt('from'));
  },
};
