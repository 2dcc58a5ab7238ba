import 'theme.css';
import './base.css';
import 'fonts.css';
import { noteClick } from '../ui/note-click';
import { plainPathOf } from './entrance';
import { PAGES, pageAt } from './pages';
import { reloadOnceOnMissingChunk } from './reload-on-missing-chunk';
import { makeSchemasWithoutEval } from './schemas-without-eval';

/** How long the first picture keeps the line to itself, in milliseconds. */
const PATIENCE = 4000;
/** How long a picture takes at most from the frame that it is in to the screen, in milliseconds. */
const FRAMES = 200;
/** What a visitor does who wants the page to answer. */
const TAKING_PART = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Resolves when the picture that a visitor sees first is on the screen, at the first touch, or when there is none. */
function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => resolve();
    picture.decode().then(() => whenPainted(picture, go), go);
    for (const event of TAKING_PART) window.addEventListener(event, go, { once: true, passive: true });
    setTimeout(go, PATIENCE);
  });
}

/** The browser tells some frames later which part of the page it has painted, if that is the largest; some browsers never do. */
function whenPainted(picture: HTMLImageElement, go: () => void): void {
  requestAnimationFrame(() => setTimeout(go, FRAMES));
  if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return;
  const observer = new PerformanceObserver((list) => {
    const painted = list.getEntries() as LargestContentfulPaint[];
    if (painted.some(({ element }) => element === picture)) go();
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
}

async function begin() {
  const answerClick = noteClick(document);
  reloadOnceOnMissingChunk();
  makeSchemasWithoutEval();
  // A page that came finished can be read without scripts: they wait for its picture, as the other pictures do.
  await firstPicture();
  document.documentElement.removeAttribute('data-first-picture');
  const page = PAGES[pageAt(plainPathOf(location.pathname))]();
  const { start } = await import('./start');
  await start(page);
  answerClick();
}

void begin();
