import { POST_PATHS, PROJECT_PATHS, sendEnquiry } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { ARABIC } from '../emulators/seed/arabic/arabic';
import { PUBLIC_LISTS } from './api';
import type { Call, LocalApi } from './local-api';
import { type Fetched, type Kind, visit } from './visit';

const PATHS = [
  ...PUBLIC_LISTS,
  `${POST_PATHS.list}/coolhouse`,
  `${PROJECT_PATHS.list}/walnut-kitchen`,
  ...['/rss.xml', '/ar/rss.xml'],
];

/** Prints what visits and single requests cost: requests, gzipped bytes, and documents as Firestore bills them. docs/costs.md uses it. */
export async function benchVisits(origin: string, api: LocalApi): Promise<void> {
  const english = await visit(origin, 'en');
  const arabic = await visit(origin, 'ar');
  console.log('A first visit (home, portfolio, a project), requests and gzipped bytes:');
  console.table({ English: await rowOf(english, api), Arabic: await rowOf(arabic, api) });

  const calls: Call[] = [
    ...PATHS.map((path) => ({ method: 'GET', path })),
    ...arabic.filter(({ kind, method }) => kind === 'API' && method === 'POST'),
    { method: sendEnquiry.method, path: sendEnquiry.path, body: JSON.stringify(anEnquiry()) },
  ];
  const costs = [];
  for (const call of calls) {
    const { reads, writes, bytes } = await api.costOf(call);
    const sent = call.body === undefined ? '' : kilobytes(Buffer.byteLength(call.body));
    costs.push({ request: `${call.method} ${call.path}`, sent, received: kilobytes(bytes), reads, writes });
  }
  console.log('Requests:');
  console.table(costs);
  const texts = Object.keys(ARABIC);
  console.log(
    `The sample content has ${texts.length} texts to translate, ${texts.join('').length} characters.`,
  );
}

async function rowOf(requests: readonly Fetched[], api: LocalApi) {
  let reads = 0;
  let writes = 0;
  // Images are cached for long, so the CDN serves them.
  for (const call of requests.filter(({ kind }) => kind === 'page' || kind === 'API')) {
    const cost = await api.costOf(call);
    reads += cost.reads;
    writes += cost.writes;
  }
  const sumOf = (kind: Kind) => {
    const those = requests.filter((request) => request.kind === kind);
    return `${those.length}, ${kilobytes(those.reduce((sum, { bytes }) => sum + bytes, 0))}`;
  };
  const sums = (['page', 'files', 'images', 'API'] as const).map((kind) => [kind, sumOf(kind)]);
  return { ...Object.fromEntries(sums), reads, writes };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
