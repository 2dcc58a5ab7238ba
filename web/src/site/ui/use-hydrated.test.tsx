import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { setServerRendered, useInitialRenderCount } from './use-hydrated';

const ENTRIES = 30;

/** Navigates to a list, away, and back by history; returns how many entries each frame of the list rendered. */
async function visitList(url: string) {
  const frames: number[] = [];
  function List() {
    const count = Math.min(useInitialRenderCount(10), ENTRIES);
    useLayoutEffect(() => {
      frames.push(count);
    });
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/list', element: <List /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(url));
  const navigated = frames.splice(0);
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  return { navigated, wentBack: frames };
}

afterEach(() => setServerRendered(false));

describe('a long list', () => {
  it('renders its first entries before the others after a navigation', async () => {
    expect((await visitList('/list')).navigated).toEqual([10, 30]);
  });

  it('renders completely after history navigation and at an anchor, where the page is scrolled', async () => {
    expect((await visitList('/list')).wentBack).toEqual([30]);
    expect((await visitList('/list#end')).navigated).toEqual([30]);
  });

  it('renders completely when it is server-rendered', async () => {
    setServerRendered(true);
    expect((await visitList('/list')).navigated).toEqual([30]);
  });
});
