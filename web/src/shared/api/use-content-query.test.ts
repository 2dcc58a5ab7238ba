import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { createElement, Fragment } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { useContentQuery, useStartedQuery } from './use-content-query';

/** A query that a test answers. */
function aQuery(name: string) {
  const { promise, resolve } = deferred<string | Promise<string>>();
  let calls = 0;
  const queryFn = async () => {
    calls += 1;
    return promise;
  };
  const options = queryOptions({ queryKey: [name], queryFn, staleTime: Number.POSITIVE_INFINITY });
  return { options, resolve, calls: () => calls };
}

/** How often the page below has been rendered. */
let renders = 0;

type Query = ReturnType<typeof aQuery>;

function Page({ first, second }: { first: Query; second: Query }) {
  renders += 1;
  useStartedQuery(second.options);
  return createElement(
    Fragment,
    null,
    useContentQuery(first.options).data,
    useContentQuery(second.options).data,
  );
}

async function render(first: Query, second: Query) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { prelude } = await prerenderToNodeStream(
    createElement(QueryClientProvider, { client }, createElement(Page, { first, second })),
    { onError: () => undefined },
  );
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  return chunks.join('').replace(/<!--.*?-->/g, '');
}

it('waits on the server for each query, in whatever order they are answered, and starts both at once', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const queries = [aQuery('one'), aQuery('two')] as const;
    const rendered = render(...queries);
    await expect.poll(() => queries.map(({ calls }) => calls())).toEqual([1, 1]);
    for (const index of order) {
      const before = renders;
      queries[index as 0 | 1].resolve(['first ', 'second'][index] ?? '');
      // Only an answer to the query that the page waits for makes React render it again.
      if (index === 0 && order[0] === 0) await expect.poll(() => renders).toBeGreaterThan(before);
    }
    expect(await rendered).toBe('first second');
    expect(queries.map(({ calls }) => calls())).toEqual([1, 1]);
  }
});

it('rejects on the server when a query fails', async () => {
  const queries = [aQuery('one'), aQuery('two')] as const;
  const rendered = render(...queries);
  queries[0].resolve('first');
  queries[1].resolve(Promise.reject(new Error('out of reach')));
  await expect(rendered).rejects.toThrow('out of reach');
});
