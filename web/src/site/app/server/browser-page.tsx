import { use } from 'react';
import { ResponseContext } from '../../ui/response-context';

/** Replaces browser-only pages in the code of the function (web/vite.config.ts). */
export default function BrowserPage() {
  use(ResponseContext).isForBrowser = true;
  return null;
}
