import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../shared/app/query-client';
import { Providers } from '../../app/providers';
import StatisticsSection from './statistics-section';

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

function show() {
  render(
    <MemoryRouter>
      <Providers queryClient={createQueryClient()}>
        <StatisticsSection />
      </Providers>
    </MemoryRouter>,
  );
}

const figures = () => screen.getAllByRole('definition');
/** The visible text. */
const seen = () => figures().map((figure) => figure.querySelector('[aria-hidden]')?.textContent);
/** The text for screen readers. */
const read = () => figures().map((figure) => figure.querySelector(':not([aria-hidden])')?.textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('statistics', () => {
  it('count up in two seconds once they are in the viewport', () => {
    show();
    wait(5000);
    expect(seen()).toEqual(['0+', '0+', '0+', '0']);
    act(scrollThere);
    wait(1000);
    expect(Number.parseInt(seen()[1] ?? '', 10)).toBeGreaterThan(200);
    expect(Number.parseInt(seen()[1] ?? '', 10)).toBeLessThan(300);
    wait(1016);
    expect(seen()).toEqual(['15+', '500+', '250+', '15']);
    wait(5000);
    expect(seen()).toEqual(['15+', '500+', '250+', '15']);
  });

  it('are read out as final figures', () => {
    show();
    expect(read()).toEqual(['15+', '500+', '250+', '15']);
  });

  it('are final at once with reduced motion', () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduce'),
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    show();
    expect(seen()).toEqual(['15+', '500+', '250+', '15']);
  });
});
