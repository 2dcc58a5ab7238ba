import { type BrowserContext, expect } from '@playwright/test';

/** Pages of others that the site shows in a frame: an empty page stands for them. */
const EMBEDDED = /^https:\/\/(?:www|maps)\.google\.com\/maps\b/;

/**
 * Keeps a context on this machine and notes what goes wrong in its pages. The returned check fails on
 * anything that `expected` does not match. An entry reads `text (address)`.
 */
export async function watch(context: BrowserContext, expected: RegExp): Promise<() => void> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => problems.push(`${problem.error()} (${problem.page()?.url()})`));
  await context.route(isElsewhere, async (route) => {
    const address = route.request().url();
    if (!EMBEDDED.test(address)) problems.push(`request to another host (${address})`);
    await route.fulfill({ contentType: 'text/html', body: '' });
  });
  return () => {
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  };
}

function isElsewhere({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== '127.0.0.1';
}
