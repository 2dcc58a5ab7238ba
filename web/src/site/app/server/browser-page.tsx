/** Replaces the pages that only browsers render in the code of the function (web/vite.config.ts). */
export default function BrowserPage(): never {
  throw new Error('Only browsers render this page');
}
