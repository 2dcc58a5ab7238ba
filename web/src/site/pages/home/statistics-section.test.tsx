import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reduceMotion } from '../../../../testing/reduced-motion';
import { renderInSite } from '../../../../testing/render-site';
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

describe('statistics', () => {
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

  it('are final at once with reduced motion', async () => {
    reduceMotion();
    await show();
    expect(seen()).toEqual(FINAL);
  });
});
