import { cpus } from 'node:os';
import {
  GALLERY_PATH,
  POST_PATHS,
  PROJECT_PATHS,
  SERVICES_PATH,
  sendEnquiry,
  TESTIMONIALS_PATH,
  uploadImage,
} from '@alnafitha/contract';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { documentsRead } from '../../functions/src/testing/reads';
import { type BundleFigures, measureBundle } from '../bench/bundle';
import { measureConcurrency } from '../bench/concurrency';
import { fillContent } from '../bench/content';
import { createLargeImage } from '../bench/large-image';
import { adminLists } from '../bench/lists';
import { type LoadResult, measureLoad } from '../bench/load';
import { type PeakMemory, watchMemory } from '../bench/memory';
import { replaceMessages } from '../bench/messages';
import { compareWithEmpty, weighLists } from '../bench/public-lists';
import { enquirySender, entryPaths, logIn, reader } from '../bench/requests';
import { measureRejectedLogins, sessionReads } from '../bench/session';
import { measureSite } from '../bench/site';
import { measureStart } from '../bench/start';
import { imageUploader } from '../bench/uploads';
import { reportVisits } from '../bench/visit-report';
import { runCommand } from './process/command';
import { clientEnvironment, originOf } from './suite/client-environment';
import { PROJECT, portsOf, prepareConfig } from './suite/config';
import { awaitFreePorts } from './suite/ports';

/** The first pages of the public lists. */
const PUBLIC_LISTS = [
  `${GALLERY_PATH}?category=Portfolio`,
  PROJECT_PATHS.list,
  TESTIMONIALS_PATH,
  SERVICES_PATH,
  `${POST_PATHS.list}?page=1&limit=12`,
];
const LATER_PAGE = `${POST_PATHS.list}?page=2&limit=12`;
const PUBLIC_SECONDS = 5;
const LIST_SECONDS = 10;
const IMAGE_MEGABYTES = 4;
const DOCUMENTS = 10_000;
const CONNECTIONS = 10;
const SECONDS = 15;
const WARM_UP_SECONDS = 3;

/** Prints how fast the product is on this machine, on the emulators; it sets no limits. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const { config } = prepareConfig('test');
    const origin = originOf(config);
    Object.assign(process.env, clientEnvironment(config));
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);

    const { tree, firstPage, ready } = await measureStart(origin);
    console.log(
      `npm start (installed): first page after ${(firstPage * 1000).toFixed(0)} ms, ready after ${(ready * 1000).toFixed(0)} ms`,
    );

    printBundle(measureBundle());

    const site = await measureSite(origin);
    console.log(
      `Cold /: ${site.requests} requests (${site.apiRequests} of the API), ${(site.bytes / 1000).toFixed(0)} kB, gzipped`,
    );
    console.log(
      `Language switch on /: p50 ${site.switchP50.toFixed(0)} ms, p95 ${site.switchP95.toFixed(0)} ms`,
    );
    const addresses = [...PUBLIC_LISTS, LATER_PAGE, ...(await entryPaths(origin))];
    await reportVisits(origin, addresses);
    await weighLists(origin, PUBLIC_LISTS);
    for (const path of addresses) print(`GET ${path}`, await measure(reader(origin + path), PUBLIC_SECONDS));
    await compareWithEmpty(origin, PUBLIC_LISTS);
    await measureConcurrency(origin, print);

    const admin = await logIn(origin);
    for (const { name, send } of sessionReads(origin, admin))
      print(name, await measure(send, PUBLIC_SECONDS));
    const { unknown, wrong } = await measureRejectedLogins(origin);
    console.log(
      `Refused logins, p50: unknown username ${unknown.toFixed(0)} ms, wrong password ${wrong.toFixed(0)} ms`,
    );
    await benchUploads(origin, admin, tree.pid ?? 0);

    const app = initializeApp({ projectId: PROJECT }, 'bench');
    const db = getFirestore(app);
    const peakMemory = watchMemory(tree.pid ?? 0);
    console.log(`Filling each list of the panel to ${DOCUMENTS} documents …`);
    await replaceMessages(db, DOCUMENTS);
    await fillContent(db, DOCUMENTS);
    for (const { endpoint, query = '', page, read, isWhole } of await adminLists(db)) {
      const documents = await documentsRead(read);
      const connections = isWhole ? 1 : CONNECTIONS;
      const result = await measure(reader(origin + endpoint.path + query, admin), LIST_SECONDS, connections);
      const what = page ? `${endpoint.path}, ${page}` : endpoint.path;
      print(`GET ${what}, ${documents} documents read`, result, connections);
    }
    print(`POST ${sendEnquiry.path}`, await measure(enquirySender(origin)));
    printMemory(peakMemory());

    await deleteApp(app);
    await tree.stop();
    await awaitFreePorts(portsOf(config));
    return 0;
  });
}

function printBundle({ emptyProcess, loadingProcess, bytes, zippedBytes, files }: BundleFigures): void {
  const alone = loadingProcess - emptyProcess;
  console.log(
    `Loading the function: ${alone.toFixed(0)} ms beyond an empty Node process, which takes ${emptyProcess.toFixed(0)} ms (medians)`,
  );
  console.log(`Deployed of it: ${files} files, ${bytes} bytes, ${zippedBytes} gzipped`);
}

/** Uploads of images as phones take them: in sequence, then in parallel. */
async function benchUploads(origin: string, admin: { Cookie: string }, pid: number): Promise<void> {
  const image = await createLargeImage(IMAGE_MEGABYTES);
  const { send, clear } = imageUploader(origin, admin, image);
  const size = `${(image.length / 1_000_000).toFixed(1)} MB`;
  for (const connections of [1, CONNECTIONS]) {
    const peakMemory = watchMemory(pid);
    const result = await measureLoad({ connections, seconds: SECONDS, send });
    print(`POST ${uploadImage.path}, ${size}`, result, connections);
    printMemory(peakMemory());
    await clear();
  }
}

async function measure(
  send: () => Promise<boolean>,
  seconds = SECONDS,
  connections = CONNECTIONS,
): Promise<LoadResult> {
  await measureLoad({ connections, seconds: WARM_UP_SECONDS, send });
  return measureLoad({ connections, seconds, send });
}

function print(
  name: string,
  { p50, p95, requestsPerSecond, failures: rejected }: LoadResult,
  connections = CONNECTIONS,
): void {
  const latency = `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
  const note = rejected > 0 ? `, ${rejected} answers were no success` : '';
  console.log(
    `${name}: ${latency}, ${requestsPerSecond.toFixed(1)} requests/s (connections: ${connections}${note})`,
  );
}

function printMemory({ largest, together, processes }: PeakMemory): void {
  const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MiB`;
  console.log(
    `Function process: peak ${megabytes(largest)}; the emulator ran up to ${processes}, together ${megabytes(together)}`,
  );
}
