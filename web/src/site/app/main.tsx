import 'theme.css';
import '../../shared/app/base.css';
import 'fonts.css';
import './base.css';
import { makeSchemasWithoutEval } from '../../shared/app/schemas-without-eval';
import { start } from './start';

/** Tells first-paint.ts whether the page is hydrated or a file of it could not be loaded. */
async function load() {
  try {
    await start();
    performance.mark('app:hydrated');
    dispatchEvent(new Event('app:hydrated'));
  } catch (error) {
    console.error('The page can only be read.', error);
    dispatchEvent(new Event('app:load-error'));
  }
}

makeSchemasWithoutEval();
addEventListener('app:retry', load);
void load();
