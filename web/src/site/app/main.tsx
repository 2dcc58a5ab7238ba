import 'theme.css';
import './base.css';
import 'fonts.css';
import { plainPathOf } from './entrance';
import { loadPage, pageAt } from './pages';
import { makeSchemasWithoutEval } from './schemas-without-eval';

/** Tells first-paint.ts whether the page answers from now on, or a file of it could not be fetched. */
async function begin() {
  try {
    const page = loadPage(pageAt(plainPathOf(location.pathname)));
    const { start } = await import('./start');
    await start(page);
    dispatchEvent(new Event('answering'));
  } catch (error) {
    console.error('The page can only be read.', error);
    dispatchEvent(new Event('lost'));
  }
}

makeSchemasWithoutEval();
addEventListener('again', begin);
void begin();
