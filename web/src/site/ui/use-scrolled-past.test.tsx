import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsScrollingDown, useScrolledPast } from './use-scrolled-past';

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

it('is true at once where the page has scrolled already', () => {
  vi.stubGlobal('scrollY', 1000);
  expect(renderHook(() => useScrolledPast(300)).result.current).toBe(true);
});

it('knows whether the page moves down, until its end', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 400);
  const { result } = renderHook(() => useIsScrollingDown());
  expect(result.current).toBe(false);
  scrollTo(500);
  expect(result.current).toBe(true);
  scrollTo(500);
  expect(result.current).toBe(true);
  scrollTo(450);
  expect(result.current).toBe(false);
  scrollTo(2000);
  expect(result.current).toBe(true);
  scrollTo(2200);
  expect(result.current).toBe(false);
});

it('asks the browser for no position while it is drawn', () => {
  const { rerender } = renderHook(() => useScrolledPast(300));
  const asked = vi.spyOn(window, 'scrollY', 'get');
  rerender();
  expect(asked).not.toHaveBeenCalled();
});

it('is false where the page is rendered on a server', () => {
  vi.stubGlobal('scrollY', 1000);
  const Answer = () => String(useScrolledPast(300));
  expect(renderToString(<Answer />)).toBe('false');
});
