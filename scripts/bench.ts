import { cpus } from 'node:os';
import { type LoadResult, measureLoad } from './bench/load';
import { type PeakMemory, watchMemory } from './bench/memory';
import { replaceMessages } from './bench/messages';
import { enquirySender, entryAddresses, listReader, publicReader } from './bench/requests';
import { measureSite } from './bench/site';
import { measureStart } from './bench/start';
import { runCommand } from './process/command';
import { clientEnvironment, originOf } from './suite/addresses';
import { portsOf, prepareConfig } from './suite/config';
import { awaitFreePorts } from './suite/ports';

/** The public lists, and one entry each of those that have pages of their own. */
const PUBLIC_READS = [
  '/api/gallery?category=Portfolio',
  '/api/projects',
  '/api/testimonials',
  '/api/services',
  '/api/blog?page=1&limit=12',
  '/api/blog?page=2&limit=12',
];
const PUBLIC_SECONDS = 5;
const MESSAGES = 10_000;
const CONNECTIONS = 10;
const SECONDS = 15;
const WARM_UP_SECONDS = 3;

/** Prints how fast the product is on this machine, through the emulators; judges nothing. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const { config } = prepareConfig('test');
    const origin = originOf(config);
    Object.assign(process.env, clientEnvironment(config));
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);

    const { tree, firstPage, ready } = await measureStart(origin);
    console.log(
      `npm start (installed): first page after ${firstPage.toFixed(1)} s, ready after ${ready.toFixed(1)} s`,
    );

    const site = await measureSite(origin);
    console.log(
      `Cold /: ${site.requests} requests (${site.apiRequests} of the API), ${(site.bytes / 1000).toFixed(0)} kB, gzipped`,
    );
    console.log(
      `Language switch on /: p50 ${site.switchP50.toFixed(0)} ms, p95 ${site.switchP95.toFixed(0)} ms`,
    );
    for (const path of [...PUBLIC_READS, ...(await entryAddresses(origin))])
      print(`GET ${path}`, await measure(publicReader(origin, path), PUBLIC_SECONDS));

    const peakMemory = watchMemory(tree.pid ?? 0);
    console.log(`Writing ${MESSAGES} messages …`);
    await replaceMessages(MESSAGES);
    print('GET /api/admin/messages', await measure(await listReader(origin)));
    print('POST /api/contact', await measure(enquirySender(origin)));
    printMemory(peakMemory());

    await tree.stop();
    await awaitFreePorts(portsOf(config));
    return 0;
  });
}

async function measure(send: () => Promise<boolean>, seconds = SECONDS): Promise<LoadResult> {
  await measureLoad({ connections: CONNECTIONS, seconds: WARM_UP_SECONDS, send });
  return measureLoad({ connections: CONNECTIONS, seconds, send });
}

function print(name: string, { p50, p95, requestsPerSecond, refused }: LoadResult): void {
  const latency = `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
  const note = refused > 0 ? `, ${refused} answers were no success` : '';
  console.log(
    `${name}: ${latency}, ${requestsPerSecond.toFixed(0)} requests/s (${CONNECTIONS} connections${note})`,
  );
}

function printMemory({ largest, together, processes }: PeakMemory): void {
  const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MiB`;
  console.log(
    `Function process: peak ${megabytes(largest)}; the emulator ran up to ${processes}, together ${megabytes(together)}`,
  );
}
