import { chromiumFlags } from '../bench/browser';
import { provideChromium } from '../scripts/test/chromium';
import { type Mode, runLighthouse } from './lighthouse';
import { languageOf } from './limits';
import { type Figures, failedAuditsOf, figuresOf } from './report';
import { STATIC_PATHS } from './static-page';
import type { Row } from './table';

export interface Measured {
  readonly rows: readonly Row[];
  /** One line for each failed audit of a page in any run. */
  readonly failedAudits: readonly string[];
}

/** Measures the static pages and the others in turn, so that the runs of each have the same conditions. */
export async function measurePages(
  origin: string,
  pages: readonly string[],
  mode: Mode,
  runs: number,
): Promise<Measured> {
  const browser = { executable: await provideChromium(), flags: chromiumFlags() };
  const failedAudits = new Set<string>();
  const figures = new Map<string, Figures[]>();
  const paths = [...Object.values(STATIC_PATHS), ...pages];
  for (let run = 0; run < runs; run += 1) {
    for (const path of paths) {
      const measured = await runLighthouse(origin + path, mode, browser);
      for (const failedAudit of failedAuditsOf(measured.report)) failedAudits.add(`${path}: ${failedAudit}`);
      figures.set(path, [...(figures.get(path) ?? []), figuresOf(measured)]);
    }
  }
  const rows = paths.map((path) => ({
    path,
    runs: figures.get(path) ?? [],
    beside: pages.includes(path) ? figures.get(STATIC_PATHS[languageOf(path)]) : undefined,
  }));
  return { rows, failedAudits: [...failedAudits] };
}
