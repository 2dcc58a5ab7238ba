import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reduceMotion } from '../../../../testing/reduced-motion';
import { renderInSite } from '../../../../testing/render-site';
import { SAMPLE_SITE } from '../../../../testing/server';
import StatisticsSection from './statistics-section';

const FINAL = ['15+', '500+', '250+', '15'];

let scrollThere = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scrollThere = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => renderInSite(<StatisticsSection />);

const figures = () => screen.getAllByRole('definition');
/** The visible text. */
const seen = () => figures().map((figure) => figure.querySelector('[aria-hidden]')?.textContent);
/** The text for screen readers. */
const read = () => figures().map((figure) => figure.querySelector(':not([aria-hidden])')?.textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('count up in two seconds once they are in the viewport, and are read out as final figures', async () => {
  await show();
  wait(5000);
  expect(seen()).toEqual(['0+', '0+', '0+', '0']);
  expect(read()).toEqual(FINAL);
  act(scrollThere);
  wait(1000);
  expect(Number.parseInt(seen()[1] ?? '', 10)).toBeGreaterThan(200);
  expect(Number.parseInt(seen()[1] ?? '', 10)).toBeLessThan(300);
  wait(1016);
  expect(seen()).toEqual(FINAL);
  wait(5000);
  expect(seen()).toEqual(FINAL);
});

it.each([
  ['en', ['4.6/5', '0.4%', '99.95%', '12,500 m²', '1,000,000™']],
  ['ar', ['4.6/5', '0.4%', '99.95%', '12,500 m²', '1,000,000™']],
] as const)(
  'end at the stored number, with its decimals and thousands apart (%s)',
  async (language, final) => {
    const statistics = final.map((figure, index) => {
      const [, number = '', suffix = ''] = /^([\d.,]+)(.*)$/.exec(figure) ?? [];
      return { title: `Figure ${index}`, value: Number(number.replaceAll(',', '')), suffix };
    });
    await renderInSite(<StatisticsSection />, language, {
      hero: { ...SAMPLE_SITE.en.hero, statisticsTitle: '', statistics },
    });
    act(scrollThere);
    for (let tick = 0; tick < 126; tick += 1) {
      wait(16);
      expect(seen()[0]).toMatch(/^\d\.\d\/5$/);
    }
    expect(seen()).toEqual(final);
    expect(read()).toEqual(final);
  },
);

it('are final at once with reduced motion', async () => {
  reduceMotion();
  await show();
  expect(seen()).toEqual(FINAL);
});
