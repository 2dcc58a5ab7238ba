import { type Hours, minuteInDoha, SAMPLE_BLOCKS } from '@alnafitha/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { afterWorkingHours, workingDay } from './working-time';

const HOURS = SAMPLE_BLOCKS.hours;
const inDoha = (minute: string) => new Date(`${minute.replace(' ', 'T')}:00+03:00`);

afterEach(() => {
  vi.unstubAllEnvs();
});

// 2026-03-01 is a Sunday.
const CASES: readonly (readonly [from: string, hours: number, expected: string])[] = [
  ['2026-03-01 09:00', 4, '2026-03-01 13:00'],
  ['2026-03-01 14:00', 4, '2026-03-01 18:00'],
  ['2026-03-01 14:01', 4, '2026-03-02 08:01'],
  ['2026-03-01 03:00', 4, '2026-03-01 12:00'],
  ['2026-03-01 22:00', 4, '2026-03-02 12:00'],
  ['2026-03-05 17:59', 4, '2026-03-07 12:59'],
  ['2026-03-06 12:00', 4, '2026-03-07 13:00'],
  ['2026-03-07 14:59', 4, '2026-03-08 11:59'],
  ['2026-03-07 15:00', 4, '2026-03-08 12:00'],
  ['2026-03-05 17:00', 10, '2026-03-08 11:00'],
  ['2026-03-01 08:00', 56, '2026-03-07 15:00'],
  ['2026-12-31 23:59', 0.5, '2027-01-02 09:30'],
];

it.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'the hours are those of Doha on a server in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const results = CASES.map(([from, hours]) => [
      from,
      hours,
      minuteInDoha(afterWorkingHours(inDoha(from), hours, HOURS)),
    ]);
    expect(results).toEqual(CASES);
  },
);

it('exceptions replace the hours of their days, except on usual days off', () => {
  const ramadan = { title: 'Ramadan', from: '2026-03-01', until: '2026-03-12' };
  const exceptions = [
    { ...ramadan, opens: '09:00', closes: '12:00' },
    { ...ramadan, opens: '20:00', closes: '22:00' },
    { title: 'Eid', from: '2026-03-13', until: '2026-03-16', opens: '', closes: '' },
  ];
  const hours = { ...HOURS, exceptions };
  expect(minuteInDoha(afterWorkingHours(inDoha('2026-03-05 11:00'), 4, hours))).toBe('2026-03-07 10:00');
  expect(minuteInDoha(afterWorkingHours(inDoha('2026-03-12 11:00'), 4, hours))).toBe('2026-03-17 09:00');
});

it('hours after midnight are worked, of the evening’s day, also where a special day begins or ends', () => {
  const night = { opens: '20:00', closes: '01:00' };
  const hours: Hours = {
    week: [{ from: 'Saturday', until: 'Thursday', ...night }],
    exceptions: [
      { title: 'Closed', from: '2026-03-03', until: '2026-03-03', opens: '', closes: '' },
      { title: 'All day', from: '2026-03-05', until: '2026-03-05', opens: '00:00', closes: '00:00' },
      { title: 'Friday', from: '2026-03-06', until: '2026-03-06', opens: '16:00', closes: '00:00' },
    ],
  };
  const days = [
    ['2026-03-01 00:59', '2026-02-28'],
    ['2026-03-01 01:00', undefined],
    ['2026-03-03 00:30', '2026-03-02'],
    ['2026-03-03 20:30', undefined],
    ['2026-03-04 00:30', undefined],
    ['2026-03-05 00:30', '2026-03-05'],
    ['2026-03-05 23:59', '2026-03-05'],
    ['2026-03-06 00:00', undefined],
    ['2026-03-06 23:59', '2026-03-06'],
    ['2026-03-07 00:00', undefined],
  ] as const;
  expect(days.map(([minute]) => [minute, workingDay(inDoha(minute), hours)])).toEqual(days);
  const after = [
    ['2026-03-02 23:00', 3, '2026-03-04 21:00'],
    ['2026-03-02 00:30', 1, '2026-03-02 20:30'],
    // The all-day opening begins while Wednesday's night still lasts: an hour is worked once.
    ['2026-03-04 23:00', 4, '2026-03-05 03:00'],
    ['2026-03-05 22:00', 3, '2026-03-06 17:00'],
  ] as const;
  expect(
    after.map(([from, worked]) => [
      from,
      worked,
      minuteInDoha(afterWorkingHours(inDoha(from), worked, hours)),
    ]),
  ).toEqual(after);
});
