import { expect, it, vi } from 'vitest';
import { ChunkLoadError, fetchFile } from './fetch-file';

const FILE = '/assets/page-a1.js';

/** Responds with each status in turn. */
function respondWith(...statuses: number[]) {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  for (const status of statuses) fetchSpy.mockResolvedValueOnce(new Response(null, { status }));
  return fetchSpy;
}

it('bypasses the cache after a 404, since a rollback can restore the file', async () => {
  const fetchSpy = respondWith(404, 200);
  await fetchFile(FILE);
  expect(fetchSpy.mock.calls.map(([href, init]) => [href, init?.cache])).toEqual([
    [FILE, undefined],
    [FILE, 'reload'],
  ]);
});

it('distinguishes a missing file from a failed request', async () => {
  respondWith(404, 404);
  await expect(fetchFile(FILE)).rejects.toMatchObject({ name: 'ChunkLoadError', isGone: true });
  const fetchSpy = respondWith(503);
  fetchSpy.mockClear();
  const failure = await fetchFile(FILE).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ isGone: false });
  expect(fetchSpy).toHaveBeenCalledOnce();
});
