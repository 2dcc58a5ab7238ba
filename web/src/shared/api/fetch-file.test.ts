import { expect, it, vi } from 'vitest';
import { fetchFile, MissingFileError } from './fetch-file';

const FILE = '/assets/page-a1.js';

/** Answers with each status in turn. */
function answerWith(...statuses: number[]) {
  const fetching = vi.spyOn(globalThis, 'fetch');
  for (const status of statuses) fetching.mockResolvedValueOnce(new Response(null, { status }));
  return fetching;
}

it('asks past the cache for a file that was missing, which a rollback brings back', async () => {
  const fetching = answerWith(404, 200);
  await fetchFile(FILE);
  expect(fetching.mock.calls.map(([href, init]) => [href, init?.cache])).toEqual([
    [FILE, undefined],
    [FILE, 'reload'],
  ]);
});

it('tells a file that is gone from one that could not be fetched', async () => {
  answerWith(404, 404);
  await expect(fetchFile(FILE)).rejects.toMatchObject({ name: 'MissingFileError', isGone: true });
  const fetching = answerWith(503);
  fetching.mockClear();
  const failure = await fetchFile(FILE).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MissingFileError);
  expect(failure).toMatchObject({ isGone: false });
  expect(fetching).toHaveBeenCalledOnce();
});
