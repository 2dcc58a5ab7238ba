import 'theme.css';
import './base.css';
import 'fonts.css';
import { plainPathOf } from './entrance';
import { loadPage, pageAt } from './pages';
import { reloadOnceOnMissingChunk } from './reload-on-missing-chunk';
import { makeSchemasWithoutEval } from './schemas-without-eval';

async function begin() {
  reloadOnceOnMissingChunk();
  makeSchemasWithoutEval();
  const page = loadPage(pageAt(plainPathOf(location.pathname)));
  const { start } = await import('./start');
  await start(page);
  // first-paint.ts waits for it.
  dispatchEvent(new Event('answering'));
}

void begin();
