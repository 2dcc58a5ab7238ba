import { cpus } from 'node:os';
import { type LoadResult, measureLoad } from './bench/load';
import { type PeakMemory, watchMemory } from './bench/memory';
import { replaceMessages } from './bench/messages';
import { enquirySender, listReader } from './bench/requests';
import { measureStart } from './bench/start';
import { runCommand } from './process/command';
import { clientEnvironment, originOf } from './suite/addresses';
import { portsOf, prepareConfig } from './suite/config';
import { awaitFreePorts } from './suite/ports';

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

async function measure(send: () => Promise<boolean>): Promise<LoadResult> {
  await measureLoad({ connections: CONNECTIONS, seconds: WARM_UP_SECONDS, send });
  return measureLoad({ connections: CONNECTIONS, seconds: SECONDS, send });
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
