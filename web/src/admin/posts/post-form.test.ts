import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminPost } from '../../../testing/admin-records';
import { postForm } from './post-form';

const { draftOf, valuesOf } = postForm;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Doha already has the next day.
  vi.setSystemTime('2026-03-28T23:30:00.500Z');
});
afterEach(() => vi.useRealTimers());

describe('the date that is sent', () => {
  const scheduled = anAdminPost({ date: '2026-03-29T05:00:30.000Z' });
  const sent = (date: string | undefined, base = scheduled) => {
    const values = valuesOf(base);
    return draftOf({ ...values, date: date ?? values.date }, base).body;
  };

  it.each([
    ['the day, if it is unchanged', undefined, '2026-03-29'],
    ['another minute', '2026-04-01T08:00', '2026-04-01T08:00'],
    ['the present minute, if it is cleared, so that a scheduled post is live', '', '2026-03-29T02:30'],
  ])('of a stored post is %s', (_, date, expected) => {
    expect(sent(date)).toMatchObject({ date: expected });
  });

  it.each([
    ['today', '', '2026-03-29'],
    ['its minute', '2026-04-01T00:00', '2026-04-01T00:00'],
  ])('of a new post is %s', (_, date, expected) => {
    expect(draftOf({ ...valuesOf(undefined), category: 'Trends', date }, undefined).body).toMatchObject({
      date: expected,
    });
  });
});

it('a date may be typed in the digits of either language, where the browser lets people type', async () => {
  const dateOf = async (date: string) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { values } = await postForm.resolver({ ...valuesOf(anAdminPost()), date }, undefined, options);
    return values.date;
  };
  expect(await dateOf('٢٠٢٦-٠٣-٢٩T٠٢:٣٠')).toBe('2026-03-29T02:30');
  expect(await dateOf('')).toBe('');
  expect(await dateOf('2026-02-30T02:30')).toBeUndefined();
});
