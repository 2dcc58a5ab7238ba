import 'theme.css';
import './base.css';
import { noteClick } from '../ui/note-click';
import { plainPathOf } from './entrance';
import { PAGES, pageAt } from './pages';
import { reloadOnceOnMissingChunk } from './reload-on-missing-chunk';
import { makeSchemasWithoutEval } from './schemas-without-eval';

/** How long the first picture keeps the line to itself, in milliseconds. */
const PATIENCE = 4000;
/** What a visitor does who wants the page to answer. */
const TAKING_PART = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Resolves when the picture that a visitor sees first is on the screen, at the first touch, or when there is none. */
function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => resolve();
    // What is decoded before a frame is painted with it; what follows that frame does not delay it.
    const goOnceShown = () => requestAnimationFrame(() => setTimeout(go));
    picture.decode().then(goOnceShown, go);
    for (const event of TAKING_PART) window.addEventListener(event, go, { once: true, passive: true });
    setTimeout(go, PATIENCE);
  });
}

async function begin() {
  const answerClick = noteClick(document);
  reloadOnceOnMissingChunk();
  makeSchemasWithoutEval();
  // A page that came finished can be read without scripts: they wait for its picture.
  await firstPicture();
  const page = PAGES[pageAt(plainPathOf(location.pathname))]();
  const { start } = await import('./start');
  await start(page);
  answerClick();
}

void begin();
