import { EvaluationError } from '../errors';
import { asInt, asString, type FunctionTable, throwTypeError } from './arguments';
import { Duration, RulesTimestamp, type Value } from './value';

const MILLI = 1_000_000n;
const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

const UNITS = new Map([
  ['w', 7n * DAY],
  ['d', DAY],
  ['h', 3600n * SECOND],
  ['m', 60n * SECOND],
  ['s', SECOND],
  ['ms', MILLI],
  ['ns', 1n],
]);

/** All in UTC. Source: https://firebase.google.com/docs/reference/rules/rules.Timestamp_ */
export function timestampMethods(self: RulesTimestamp): FunctionTable {
  const sinceMidnight = BigInt(((self.nanos % DAY) + DAY) % DAY);
  const midnight = self.nanos - sinceMidnight;
  const day = new Date(Number(midnight / MILLI));
  const portion = (unit: bigint, of: bigint) => () => (sinceMidnight / unit) % of;
  return {
    date: () => new RulesTimestamp(midnight),
    time: () => new Duration(sinceMidnight),
    year: () => BigInt(day.getUTCFullYear()),
    month: () => BigInt(day.getUTCMonth() + 1),
    day: () => BigInt(day.getUTCDate()),
    // Monday is 1, Sunday is 7.
    dayOfWeek: () => BigInt(day.getUTCDay() || 7),
    dayOfYear: () => (midnight - yearOf(day)) / DAY + 1n,
    hours: portion(3600n * SECOND, 24n),
    minutes: portion(60n * SECOND, 60n),
    seconds: portion(SECOND, 60n),
    nanos: portion(1n, SECOND),
    toMillis: () => (midnight + sinceMidnight) / MILLI,
  };
}

export function durationMethods(self: Duration): FunctionTable {
  return { seconds: () => self.nanos / SECOND, nanos: () => self.nanos % SECOND };
}

/** `duration.…` */
export const DURATIONS: FunctionTable = {
  value: (magnitude, unit) => {
    const nanos = UNITS.get(asString(unit));
    if (nanos === undefined) throw new EvaluationError(`${asString(unit)} is not a unit of time`);
    return new Duration(asInt(magnitude) * nanos);
  },
  time: (hours, minutes, seconds, nanos) => {
    const [h, m, s] = [asInt(hours), asInt(minutes), asInt(seconds)];
    return new Duration(((h * 60n + m) * 60n + s) * SECOND + asInt(nanos));
  },
  abs: (value) => {
    if (!(value instanceof Duration)) return throwTypeError('duration', value);
    return value.nanos < 0n ? new Duration(-value.nanos) : value;
  },
};

/** `timestamp.…` */
export const TIMESTAMPS: FunctionTable = {
  value: (millis) => new RulesTimestamp(asInt(millis) * MILLI),
  date: (year, month, day) => timestampFromMillis(Date.UTC(...asDate(year, month, day))),
};

/** From milliseconds since 1970. */
export function timestampFromMillis(millis: number): RulesTimestamp {
  return new RulesTimestamp(BigInt(millis) * MILLI);
}

function asDate(year: Value, month: Value, day: Value): [number, number, number] {
  return [Number(asInt(year)), Number(asInt(month)) - 1, Number(asInt(day))];
}

const yearOf = (day: Date) => timestampFromMillis(Date.UTC(day.getUTCFullYear(), 0, 1)).nanos;
