import { minuteInDoha, SAMPLE_BLOCKS } from '@alnafitha/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { afterWorkingHours, isOpen } from './working-time';

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

it('the office is open from Saturday to Thursday by day', () => {
  const open = ['2026-03-01 08:00', '2026-03-05 17:59', '2026-03-07 09:00', '2026-03-07 14:59'];
  const closed = [
    '2026-03-01 07:59',
    '2026-03-05 18:00',
    '2026-03-06 12:00',
    '2026-03-07 08:59',
    '2026-03-07 15:00',
  ];
  expect(open.filter((minute) => !isOpen(inDoha(minute), HOURS))).toEqual([]);
  expect(closed.filter((minute) => isOpen(inDoha(minute), HOURS))).toEqual([]);
});

it('exceptions replace the hours of their days, except on usual days off', () => {
  const ramadan = { title: 'Ramadan', from: '2026-03-01', until: '2026-03-12' };
  const hours = {
    ...HOURS,
    exceptions: [
      { ...ramadan, opens: '09:00', closes: '12:00' },
      { ...ramadan, opens: '20:00', closes: '22:00' },
      { title: 'Eid', from: '2026-03-13', until: '2026-03-16', opens: '', closes: '' },
    ],
  };
  const isOpenAt = (minute: string) => isOpen(inDoha(minute), hours);
  expect(['2026-03-01 09:00', '2026-03-12 21:59', '2026-03-17 08:00'].filter(isOpenAt)).toHaveLength(3);
  const closed = ['2026-03-01 08:59', '2026-03-01 12:00', '2026-03-06 10:00', '2026-03-15 10:00'];
  expect(closed.filter(isOpenAt)).toEqual([]);
  expect(minuteInDoha(afterWorkingHours(inDoha('2026-03-12 11:00'), 4, hours))).toBe('2026-03-17 09:00');
});
