import { describe, expect, it } from 'vitest';
import { measureLoad, percentile } from './load';

describe('percentile', () => {
  it('is the value that the share of all values does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 50)).toBe(50);
    expect(percentile(values, 95)).toBe(95);
  });

  it('is the only value there is', () => {
    expect(percentile([7], 95)).toBe(7);
  });
});

describe('measureLoad', () => {
  it('sends one request at a time on every connection, and counts failures', async () => {
    let open = 0;
    let most = 0;
    let sent = 0;
    const { failures: failureCount, requestsPerSecond } = await measureLoad({
      connections: 3,
      seconds: 0.05,
      async send() {
        open += 1;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open -= 1;
        sent += 1;
        return sent % 2 === 0;
      },
    });
    expect(most).toBe(3);
    expect(failureCount).toBe(Math.ceil(sent / 2));
    expect(requestsPerSecond).toBeGreaterThan(0);
  });
});
