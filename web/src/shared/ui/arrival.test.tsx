import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { setFirstPageFinished, useDrawnFirst } from './arrival';

const ENTRIES = 30;

/** Goes from a page to a list, and back to it from another one; how many entries each frame of the list had. */
async function visitList(address: string) {
  const frames: number[] = [];
  function List() {
    const drawn = Math.min(useDrawnFirst(10), ENTRIES);
    useLayoutEffect(() => {
      frames.push(drawn);
    });
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/list', element: <List /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(address));
  const goneOn = frames.splice(0);
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  return { goneOn, steppedBack: frames };
}

afterEach(() => setFirstPageFinished(false));

describe('a long list', () => {
  it('shows its first entries before the others to somebody who goes on to it', async () => {
    expect((await visitList('/list')).goneOn).toEqual([10, 30]);
  });

  it('is whole where the page stands further down: after a step back, and at an anchor', async () => {
    expect((await visitList('/list')).steppedBack).toEqual([30]);
    expect((await visitList('/list#end')).goneOn).toEqual([30]);
  });

  it('is whole where the server sent it', async () => {
    setFirstPageFinished(true);
    expect((await visitList('/list')).goneOn).toEqual([30]);
  });
});
