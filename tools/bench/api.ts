import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import compression from 'compression';
import express from 'express';
import type { LocalApi } from './local-api';

export const PUBLIC_LISTS = [
  `${GALLERY_PATH}?category=Portfolio`,
  PROJECT_PATHS.list,
  TESTIMONIALS_PATH,
  SERVICES_PATH,
  `${POST_PATHS.list}?page=1&limit=12`,
];
const CONNECTIONS = [1, 10];
const WARM_UP_SECONDS = 1;
const SECONDS = 4;

type Send = () => Promise<Response>;

/** Prints the latencies of API requests, beside those of a server that reads nothing. All run in this process, as does the client. */
export async function benchApi({ origin }: LocalApi): Promise<void> {
  const empty = createServer(express().use(compression(), (_request, response) => void response.json({})));
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const { port } = empty.address() as AddressInfo;
  const requests: Record<string, Send> = {
    'an empty function': () => fetch(`http://127.0.0.1:${port}`),
    ...Object.fromEntries(
      [readHealth.path, ...PUBLIC_LISTS].map((path) => [`GET ${path}`, () => fetch(origin + path)]),
    ),
    [`POST ${sendEnquiry.path}`]: enquirySender(origin),
  };
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, send] of Object.entries(requests)) {
    const row: Record<string, number> = {};
    for (const connections of CONNECTIONS) {
      await measureLoad(send, connections, WARM_UP_SECONDS);
      const { latencies, failures } = await measureLoad(send, connections, SECONDS);
      row[`p50, ${connections}×`] = round(percentile(latencies, 50));
      row[`p95, ${connections}×`] = round(percentile(latencies, 95));
      row.failures = (row.failures ?? 0) + failures;
    }
    rows[name] = row;
  }
  console.log(`Latencies in milliseconds with ${CONNECTIONS.join(' and ')} connections:`);
  console.table(rows);
  empty.closeAllConnections();
  empty.close();
}

/** Sends one request after the other on every connection. `failures` counts error responses. */
export async function measureLoad(send: Send, connections: number, seconds: number) {
  const latencies: number[] = [];
  let failures = 0;
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const response = await send();
      await response.arrayBuffer();
      latencies.push(performance.now() - sent);
      if (!response.ok) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { latencies, failures };
}

/** The smallest value that at least this share of all values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Each enquiry comes from a new visitor, because of the rate limits. */
function enquirySender(origin: string): Send {
  let index = 0;
  return () => {
    index += 1;
    return fetch(origin + sendEnquiry.path, {
      method: sendEnquiry.method,
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
        [FORM_TIME_HEADER]: String(MIN_FORM_TIME_MS),
        [HONEYPOT_HEADER]: HONEYPOT_EMPTY,
      },
      body: JSON.stringify(anEnquiry({ subject: `Enquiry ${index}` })),
    });
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
