import {
  GALLERY_PATH,
  POST_PATHS,
  PROJECT_PATHS,
  readHealth,
  SERVICES_PATH,
  TESTIMONIALS_PATH,
} from '@alnafitha/contract';
import autocannon from 'autocannon';
import type { Target } from './browser';

const PATHS = [
  ...['/', '/ar', '/portfolio', '/blog', readHealth.path],
  `${GALLERY_PATH}?category=Portfolio`,
  PROJECT_PATHS.list,
  TESTIMONIALS_PATH,
  SERVICES_PATH,
  `${POST_PATHS.list}?page=1&limit=12`,
];
const LOAD = { connections: 10, duration: 10 };

/** Prints requests per second and latencies of the emulators on ten connections. */
export async function benchApi({ origin }: Target): Promise<void> {
  // The emulator's processes start one after another, so the first run only warms up.
  await autocannon({ url: origin, ...LOAD, duration: 40 });
  const rows: Record<string, object> = {};
  for (const path of PATHS) {
    const { requests, latency, non2xx } = await autocannon({ url: origin + path, ...LOAD });
    rows[path] = { 'a second': requests.average, 'p50 ms': latency.p50, 'p97.5 ms': latency.p97_5, non2xx };
  }
  console.table(rows);
}
