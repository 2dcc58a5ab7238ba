import {
  FORM_TIME_HEADER,
  GALLERY_PATH,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  MIN_FORM_TIME_MS,
  POST_PATHS,
  PROJECT_PATHS,
  readHealth,
  SERVICES_PATH,
  sendEnquiry,
  TESTIMONIALS_PATH,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import autocannon from 'autocannon';

export const PUBLIC_LISTS = [
  `${GALLERY_PATH}?category=Portfolio`,
  PROJECT_PATHS.list,
  TESTIMONIALS_PATH,
  SERVICES_PATH,
  `${POST_PATHS.list}?page=1&limit=12`,
];
const PAGES = ['/', '/ar', '/portfolio', '/blog'];

/** Prints requests per second and latencies of the emulators on ten connections. */
export async function benchApi(origin: string): Promise<void> {
  // The emulator's processes start one after another, so the first run only warms up.
  await autocannon({ url: origin, connections: 10, duration: 40 });
  const rows: Record<string, object> = {};
  for (const path of [...PAGES, readHealth.path, ...PUBLIC_LISTS])
    rows[`GET ${path}`] = await load({ url: origin + path });
  rows[`POST ${sendEnquiry.path}`] = await load({
    url: origin + sendEnquiry.path,
    requests: [{ ...enquiry(origin), setupRequest: fromAnotherVisitor }],
  });
  console.table(rows);
}

async function load(options: autocannon.Options) {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...options,
    connections: 10,
    duration: 10,
  });
  return {
    'a second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p97.5 ms': latency.p97_5,
    failures: non2xx + errors,
  };
}

function enquiry(origin: string): autocannon.Request {
  return {
    method: sendEnquiry.method,
    headers: {
      Origin: origin,
      'Content-Type': 'application/json',
      [FORM_TIME_HEADER]: String(MIN_FORM_TIME_MS),
      [HONEYPOT_HEADER]: HONEYPOT_EMPTY,
    },
    body: JSON.stringify(anEnquiry()),
  };
}

let visitors = 0;
/** A new IP per request avoids the rate limits. */
function fromAnotherVisitor(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const address = [16, 8, 0].map((bits) => (visitors >> bits) & 255).join('.');
  return { ...request, headers: { ...request.headers, 'X-Forwarded-For': `10.${address}` } };
}
