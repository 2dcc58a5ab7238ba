import type { Language } from '@alnafitha/contract';
import type { DehydratedState } from '@tanstack/react-query';

/** The element that carries it, as JSON. */
export const SERVER_PAGE_ID = 'server-page';

/** What the server knew when it rendered the page, so that the browser asks for none of it again. */
export interface ServerPage {
  readonly language: Language;
  /** Scheme and host that the page names itself by. */
  readonly origin: string;
  readonly queries: DehydratedState;
  /** Of texts from the database: those that have an Arabic one, and those that have none. */
  readonly translations: Readonly<Record<string, string>>;
  readonly untranslated: readonly string[];
}

/** `null` for a page that came without content. */
export function readServerPage(): ServerPage | null {
  const text = document.getElementById(SERVER_PAGE_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}
