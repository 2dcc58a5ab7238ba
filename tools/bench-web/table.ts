import { percentile } from '../bench/load';
import type { Mode } from './lighthouse';
import { type Limits, limitsOf } from './limits';
import type { Figures } from './report';

/** The runs of a page, beside those of the static page in its language, in the same order. */
export interface Row {
  readonly path: string;
  readonly runs: readonly Figures[];
  readonly beside?: readonly Figures[] | undefined;
}

const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

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
    scores: Object.fromEntries(
      Object.keys(SCORES).map((name) => [name, median(({ scores }) => scores[name] ?? Number.NaN)]),
    ),
  };
}

/** A Markdown table with aligned columns. It marks figures that are beyond a limit. */
export function tableOf(rows: readonly Row[], mode: Mode): string {
  const cells = rows.map((row) => cellsOf(row, mode));
  // Some figures exist in one mode only.
  const head = Object.keys(cells[0] ?? {}).filter((name) => cells.some((each) => each[name]));
  const lines = [head, ...cells.map((each) => head.map((name) => each[name] ?? ''))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [first, ...others] = lines.map(lineOf);
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [first, rule, ...others].join('\n');
}

/** The cells of a row, by column. */
function cellsOf({ path, runs, beside }: Row, mode: Mode): Record<string, string> {
  const { fcp, lcp, hydrated, tbt, ownTbt, cls, bytes, requests, earlyApiRequests, scores } = medianOf(runs);
  const isSimulated = mode.throttling === 'simulated';
  // The static page is what others are compared with.
  const limits: Partial<Limits> = beside ? limitsOf(path, mode) : {};
  const ratios = runs.map((run, index) => run.lcp / (beside?.[index]?.lcp ?? Number.NaN));
  return {
    page: shorten(path),
    'FCP ms': fcp.toFixed(0),
    'LCP ms': cellOf(lcp, 0, limits.lcp),
    '× static': beside ? cellOf(lcp / medianOf(beside).lcp, 2) : '',
    'worst ×': isSimulated ? cellOf(Math.max(...ratios), 2, limits.worstRatio) : '',
    'hydrated ms': isSimulated ? '' : cellOf(hydrated, 0, limits.hydrated),
    'TBT ms': cellOf(tbt, 0, limits.tbt),
    'own TBT ms': cellOf(ownTbt, 0),
    CLS: cellOf(cls, 3, limits.cls),
    kB: cellOf(bytes / 1000, 0),
    requests: String(requests),
    'API before view': String(earlyApiRequests),
    ...Object.fromEntries(
      Object.entries(SCORES).map(([name, title]) => {
        const { [name]: score = Number.NaN } = scores;
        return [title, cellOf(score, 0) + (score < (limits.scores?.[name] ?? 0) ? ' over' : '')];
      }),
    ),
  };
}

/** Blank for a figure that does not exist. */
function cellOf(value: number, digits: number, limit = Number.POSITIVE_INFINITY): string {
  if (Number.isNaN(value)) return '';
  return value.toFixed(digits) + (value > limit ? ' over' : '');
}

/** The URL of a post has its title, which may be long. */
function shorten(path: string): string {
  const shown = decodeURI(path);
  return shown.length > 30 ? `${shown.slice(0, 29)}…` : shown;
}
