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
  expect(result.current).toBe(false);
  scrollTo(300);
  expect(result.current).toBe(false);
  scrollTo(301);
  expect(result.current).toBe(true);
  scrollTo(0);
  expect(result.current).toBe(false);
});

it('is true at once on a scrolled page', () => {
  vi.stubGlobal('scrollY', 1000);
  expect(renderHook(() => useScrolledPast(300)).result.current).toBe(true);
});

it('does not read the scroll position during render', () => {
  const { rerender } = renderHook(() => useScrolledPast(300));
  const scrollY = vi.spyOn(window, 'scrollY', 'get');
  rerender();
  expect(scrollY).not.toHaveBeenCalled();
});

it('is false in server rendering', () => {
  vi.stubGlobal('scrollY', 1000);
  const Result = () => String(useScrolledPast(300));
  expect(renderToString(<Result />)).toBe('false');
});
