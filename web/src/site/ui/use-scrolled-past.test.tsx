import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrolledPast } from './use-scrolled-past';

afterEach(() => vi.unstubAllGlobals());

function scrollTo(position: number) {
  vi.stubGlobal('scrollY', position);
  act(() => window.dispatchEvent(new Event('scroll')));
}

it('turns true past the threshold, and false on the way back', () => {
  const { result } = renderHook(() => useScrolledPast(300));
  for (const [position, isPast] of [
    [300, false],
    [301, true],
    [0, false],
  ] as const) {
    scrollTo(position);
    expect(result.current).toBe(isPast);
  }
});

const Result = () => String(useScrolledPast(300));

it('is true at once on a scrolled page, but false in server rendering', () => {
  vi.stubGlobal('scrollY', 1000);
  expect(renderHook(() => useScrolledPast(300)).result.current).toBe(true);
  expect(renderToString(<Result />)).toBe('false');
});

it('does not read the scroll position during render', () => {
  const { rerender } = renderHook(() => useScrolledPast(300));
  const scrollY = vi.spyOn(window, 'scrollY', 'get');
  rerender();
  expect(scrollY).not.toHaveBeenCalled();
});
