import { expect, it, vi } from 'vitest';
import { fetchFile, MissingFileError } from './fetch-file';

const FILE = '/assets/page-a1.js';

/** Responds with each status in turn. */
function answerWith(...statuses: number[]) {
  const fetching = vi.spyOn(globalThis, 'fetch');
  for (const status of statuses) fetching.mockResolvedValueOnce(new Response(null, { status }));
  return fetching;
}

it('bypasses the cache after a 404, since a rollback can restore the file', async () => {
  const fetching = answerWith(404, 200);
  await fetchFile(FILE);
  expect(fetching.mock.calls.map(([href, init]) => [href, init?.cache])).toEqual([
    [FILE, undefined],
    [FILE, 'reload'],
  ]);
});

it('distinguishes a missing file from a failed request', async () => {
  answerWith(404, 404);
  await expect(fetchFile(FILE)).rejects.toMatchObject({ name: 'MissingFileError', isGone: true });
  const fetching = answerWith(503);
  fetching.mockClear();
  const failure = await fetchFile(FILE).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MissingFileError);
  expect(failure).toMatchObject({ isGone: false });
  expect(fetching).toHaveBeenCalledOnce();
});
