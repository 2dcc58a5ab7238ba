import { percentile } from '../bench/load';
import type { Figures } from './report';

/** The figures of a page, beside those of the static page in its language. */
export interface Row {
  readonly name: string;
  readonly figures: Figures;
  readonly beside?: Figures | undefined;
  /** The largest LCP of a run, as a multiple of the static page's median. */
  readonly worstLcp?: number | undefined;
}

const HEAD = [
  ...[
    'page',
    'FCP ms',
    'LCP ms',
    '× static',
    'worst ×',
    'hydrated ms',
    'TBT ms',
    'own TBT ms',
    'CLS',
    'kB',
    'requests',
    'API before view',
  ],
  ...['performance', 'accessibility', 'best practices', 'SEO'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export function medianOf(runs: readonly Figures[]): Figures {
  const median = (pick: (run: Figures) => number) => percentile(runs.map(pick), 50);
  return {
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    hydrated: median(({ hydrated }) => hydrated),
    tbt: median(({ tbt }) => tbt),
    ownTbt: median(({ ownTbt }) => ownTbt),
    cls: median(({ cls }) => cls),
    bytes: median(({ bytes }) => bytes),
    requests: median(({ requests }) => requests),
    // Such a request must not happen in any run.
    earlyApiRequests: Math.max(...runs.map(({ earlyApiRequests }) => earlyApiRequests)),
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, median(({ scores }) => scores[name] ?? 0)])),
  };
}

/** A Markdown table with aligned columns. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [head, ...others] = lines.map(lineOf);
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [head, rule, ...others].join('\n');
}

function cellsOf({ name, figures, beside, worstLcp }: Row): string[] {
  const { fcp, lcp, hydrated, tbt, ownTbt, cls, bytes, requests, earlyApiRequests, scores } = figures;
  return [
    name,
    fcp.toFixed(0),
    lcp.toFixed(0),
    beside ? (lcp / beside.lcp).toFixed(2) : '',
    worstLcp?.toFixed(2) ?? '',
    Number.isNaN(hydrated) ? '' : hydrated.toFixed(0),
    tbt.toFixed(0),
    ownTbt.toFixed(0),
    cls.toFixed(3),
    (bytes / 1000).toFixed(0),
    String(requests),
    String(earlyApiRequests),
    ...CATEGORIES.map((category) => String(scores[category] ?? '')),
  ];
}
