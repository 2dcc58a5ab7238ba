import { z } from 'zod';

const Audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z.unknown().optional(),
});
type Audit = z.infer<typeof Audit>;

/** The parts of Lighthouse's report that are read here. */
export const Report = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), Audit),
});
export type Report = z.infer<typeof Report>;

/** Milliseconds since navigation start. */
const NetworkRequest = z.object({
  url: z.string(),
  networkRequestTime: z.number(),
  transferSize: z.number().default(0),
});
const Observed = z.object({ observedLargestContentfulPaint: z.number(), observedLoad: z.number() });
const Mark = z.object({ name: z.string(), startTime: z.number() });
/** The mark that the site sets when it is hydrated (web/src/site/app/main.tsx). */
const HYDRATED = 'app:hydrated';
const WithItems = z.object({ items: z.array(z.unknown()) });
const WithElement = z.object({ node: z.object({ snippet: z.string() }) });

export interface Run {
  readonly report: Report;
  /** Total blocking time in milliseconds, by CPU time. */
  readonly blockingTime: number;
}

/** Figures of one run, or the medians of several. Times are milliseconds. */
export interface Figures {
  readonly fcp: number;
  readonly lcp: number;
  /** As observed, so without simulated throttling. `NaN` for a page that sets no mark. */
  readonly hydrated: number;
  readonly tbt: number;
  /** The same by CPU time (see blocking.ts). */
  readonly ownTbt: number;
  readonly cls: number;
  /** Transferred bytes. */
  readonly bytes: number;
  readonly requests: number;
  /** API requests before both the largest contentful paint and the load event. */
  readonly earlyApiRequests: number;
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
}

export function figuresOf({ report: { audits, categories }, blockingTime }: Run): Figures {
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = z.array(NetworkRequest).parse(itemsOf(audits['network-requests']));
  const { observedLargestContentfulPaint, observedLoad } = Observed.parse(itemsOf(audits.metrics)[0]);
  const marks = z.array(Mark).parse(itemsOf(audits['user-timings']));
  const complete = Math.max(observedLargestContentfulPaint, observedLoad);
  return {
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    hydrated: marks.find(({ name }) => name === HYDRATED)?.startTime ?? Number.NaN,
    tbt: numberOf('total-blocking-time'),
    ownTbt: blockingTime,
    cls: numberOf('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    earlyApiRequests: requests.filter(
      ({ url, networkRequestTime }) =>
        new URL(url).pathname.startsWith('/api/') && networkRequestTime < complete,
    ).length,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

/** The failed audits of each category, with the value or the first element that Lighthouse reports. */
export function failedAuditsOf({ audits, categories }: Report): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ title, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${title}: ${describe(audits[id])}`),
    );
}

function describe(audit: Audit | undefined): string {
  const elements = itemsOf(audit).flatMap((item) => WithElement.safeParse(item).data?.node.snippet ?? []);
  return [audit?.title, audit?.displayValue, elements[0]].filter(Boolean).join(' · ');
}

function itemsOf(audit: Audit | undefined): readonly unknown[] {
  return WithItems.safeParse(audit?.details).data?.items ?? [];
}
