import { localeOf } from '@alnafitha/contract';
import { chromiumFlags } from '../bench/browser';
import { provideChromium } from '../scripts/test/chromium';
import { type Conditions, runLighthouse } from './lighthouse';
import { failedAuditsOf, figuresOf, type Run } from './report';
import { STATIC_PATHS } from './static-page';
import { medianOf, type Row } from './table';

export interface Measured {
  readonly rows: readonly Row[];
  /** One line for each failed audit of a page in any run. */
  readonly failedAudits: readonly string[];
}

/** Measures the pages and the static ones, one run after the other. */
export async function measurePages(
  origin: string,
  pages: readonly string[],
  conditions: Conditions,
  runs: number,
): Promise<Measured> {
  const browser = { executable: await provideChromium(), flags: chromiumFlags() };
  const failedAudits = new Set<string>();
  const measure = async (path: string) => {
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      const each = await runLighthouse(origin + path, conditions, browser);
      for (const failedAudit of failedAuditsOf(each.report)) failedAudits.add(`${path}: ${failedAudit}`);
      measured.push(each);
    }
    return measured.map(figuresOf);
  };
  const beside = {
    en: medianOf(await measure(STATIC_PATHS.en)),
    ar: medianOf(await measure(STATIC_PATHS.ar)),
  };
  const rows: Row[] = Object.entries(STATIC_PATHS).map(([language, path]) => ({
    name: path,
    figures: beside[language as keyof typeof beside],
  }));
  for (const path of pages) {
    const besidePage = beside[localeOf(path)];
    const each = await measure(path);
    const worstLcp = Math.max(...each.map(({ lcp }) => lcp)) / besidePage.lcp;
    rows.push({ name: shorten(path), figures: medianOf(each), beside: besidePage, worstLcp });
  }
  return { rows, failedAudits: [...failedAudits] };
}

/** The URL of a post has its title, which may be long. */
function shorten(path: string): string {
  const shown = decodeURI(path);
  return shown.length > 30 ? `${shown.slice(0, 29)}…` : shown;
}
