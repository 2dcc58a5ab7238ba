import { type BrowserContext, expect } from '@playwright/test';

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

/** Third-party pages in frames, whose errors are not ours. */
const THIRD_PARTY_FRAMES = /^https:\/\/(?:www|maps)\.google\.com\/maps\b/;

/**
 * Records the errors in the pages of a context, and requests to other hosts, which cannot be resolved.
 * The returned check fails on errors that `expected` does not match. An error reads `text (url)`.
 */
export async function watchErrors(context: BrowserContext, expected: RegExp): Promise<() => void> {
  const errors: string[] = [];
  const record = (text: string, url = '') => {
    if (!THIRD_PARTY_FRAMES.test(url)) errors.push(`${text} (${url})`);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') record(message.text(), message.location().url);
  });
  // The console shows neither the location nor a sample of a policy violation.
  await context.exposeBinding('reportViolation', (_source, violation: string) => errors.push(violation));
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
      const position = `${sourceFile}:${lineNumber}:${columnNumber}`;
      window.reportViolation(`policy: ${effectiveDirective} blocked ${blockedURI} ${sample} (${position})`);
    });
  });
  context.on('weberror', (webError) => record(String(webError.error()), webError.page()?.url()));
  context.on('request', (request) => {
    if (isOtherHost(new URL(request.url()))) record('request to another host', request.url());
  });
  return () => {
    expect(errors.filter((error) => !expected.test(error))).toEqual([]);
  };
}

function isOtherHost({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== '127.0.0.1';
}
