import { sendEnquiry } from '@alnafitha/contract';
import { glossary } from '../emulators/translator/glossary/index';
import type { Billed } from './billed';
import { type Call, startCountingApp } from './counting-app';
import { enquiryNumber } from './messages';
import { measureVisits, type Visit } from './visit';

/** Prints the requests of visits and the cost of each page and API request, from which the monthly costs are estimated. */
export async function reportVisits(origin: string, paths: readonly string[]): Promise<void> {
  const visits = await measureVisits(origin);
  const app = await startCountingApp();
  for (const visit of visits) {
    const billed = { reads: 0, writes: 0 };
    for (const call of visit.calls) {
      const { reads, writes } = await app.costOf(call);
      billed.reads += reads;
      billed.writes += writes;
    }
    console.log(`${titleOf(visit)}: ${fetchedIn(visit)}; ${documents(billed)}`);
  }
  const enquiry = JSON.stringify(enquiryNumber(0));
  const calls: Call[] = [
    ...paths.map((path) => ({ method: 'GET', path })),
    ...visits.flatMap((visit) => visit.calls.filter(({ method }) => method === 'POST')),
    { method: sendEnquiry.method, path: sendEnquiry.path, body: enquiry },
  ];
  for (const call of calls) {
    const cost = await app.costOf(call);
    const sent = call.body === undefined ? '' : ` with ${kilobytes(Buffer.byteLength(call.body))}`;
    console.log(`${call.method} ${call.path}${sent}: ${documents(cost)}, ${kilobytes(cost.bytes)} gzipped`);
  }
  await app.stop();
  const texts = Object.keys(glossary);
  console.log(`The seed has ${texts.length} texts to translate, ${texts.join('').length} characters`);
}

function titleOf({ language, isRepeated }: Visit): string {
  return `${isRepeated ? 'One more' : 'A first'} visit (${language}: home, portfolio, a project)`;
}

function fetchedIn({ pages, files, images, api }: Visit): string {
  return Object.entries({ pages, files, images, 'API requests': api })
    .map(([what, { requests, bytes }]) => `${requests} ${what} (${kilobytes(bytes)})`)
    .join(', ');
}

function documents({ reads, writes }: Billed): string {
  return `${reads} documents read, ${writes} written`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
