export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Error responses. */
  readonly failures: number;
}

interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** Sends one request, reads its response and returns whether it succeeded. */
  readonly send: () => Promise<boolean>;
}

/** Sends one request after the other on every connection. */
export async function measureLoad({ connections, seconds, send }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  let failed = 0;
  const began = performance.now();
  const client = async () => {
    while (performance.now() - began < seconds * 1000) {
      const sent = performance.now();
      const isSuccess = await send();
      latencies.push(performance.now() - sent);
      if (!isSuccess) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const elapsed = (performance.now() - began) / 1000;
  return {
    requestsPerSecond: latencies.length / elapsed,
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
    failures: failed,
  };
}

/** The smallest value that at least this share of all values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
