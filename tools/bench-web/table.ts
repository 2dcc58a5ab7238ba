import { percentile } from '../bench/load';
import type { Figures } from './report';

/** The figures of a page, beside those of the static page in its language. */
export interface Row {
  readonly name: string;
  readonly figures: Figures;
  readonly beside?: Figures | undefined;
}

const HEAD = [
  ...['page', 'LCP ms', '× static', 'TBT ms', 'own TBT ms', 'CLS', 'kB', 'requests', 'API before view'],
  ...['performance', 'accessibility', 'best practices', 'SEO'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export function medianOf(runs: readonly Figures[]): Figures {
  const median = (pick: (run: Figures) => number) => percentile(runs.map(pick), 50);
  return {
    lcp: median(({ lcp }) => lcp),
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

function cellsOf({ name, figures, beside }: Row): string[] {
  const { lcp, tbt, ownTbt, cls, bytes, requests, earlyApiRequests, scores } = figures;
  return [
    name,
    lcp.toFixed(0),
    beside ? (lcp / beside.lcp).toFixed(2) : '',
    tbt.toFixed(0),
    ownTbt.toFixed(0),
    cls.toFixed(3),
    (bytes / 1000).toFixed(0),
    String(requests),
    String(earlyApiRequests),
    ...CATEGORIES.map((category) => String(scores[category] ?? '')),
  ];
}
