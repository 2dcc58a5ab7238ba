import { type BrowserContext, expect } from '@playwright/test';

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

/** Pages of others that the site shows in a frame: nobody answers for them here. */
const EMBEDDED = /^https:\/\/(?:www|maps)\.google\.com\/maps\b/;

/**
 * Notes what goes wrong in the pages of a context, a request to another host among it: the browser itself finds
 * no host but this machine. The returned check fails on anything that `expected` does not match. An entry reads
 * `text (address)`.
 */
export async function watch(context: BrowserContext, expected: RegExp): Promise<() => void> {
  const problems: string[] = [];
  const note = (text: string, address = '') => {
    if (!EMBEDDED.test(address)) problems.push(`${text} (${address})`);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text(), message.location().url);
  });
  // The console tells neither the place nor a sample of what the policy refused.
  await context.exposeBinding('reportViolation', (_source, violation: string) => problems.push(violation));
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
      const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
      window.reportViolation(`policy: ${effectiveDirective} refused ${blockedURI} ${sample} (${place})`);
    });
  });
  context.on('weberror', (problem) => note(String(problem.error()), problem.page()?.url()));
  context.on('request', (request) => {
    if (isElsewhere(new URL(request.url()))) note('request to another host', request.url());
  });
  return () => {
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  };
}

function isElsewhere({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== '127.0.0.1';
}
