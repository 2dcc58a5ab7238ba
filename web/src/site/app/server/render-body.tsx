import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

export interface Body {
  /** What React puts into the head: title, metadata, image preloads. */
  readonly head: string;
  readonly html: string;
  /** The rules of its classes, and what Emotion's `data-emotion` attribute says of them. */
  readonly styles: { readonly css: string; readonly emotion: string };
}

/** Renders with a cache of styles until nothing suspends, without deferred boundaries: a page without scripts could not move them into place. */
export async function renderBody(app: ReactNode, cache: EmotionCache): Promise<Body> {
  const { extractCritical } = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<StrictMode>{app}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  if (errors.length > 0) throw new Error('The page could not be rendered', { cause: errors[0] });
  const { head, html } = splitHead(chunks.join(''));
  const { css, ids } = extractCritical(html);
  return { head, html, styles: { css, emotion: `${cache.key} ${ids.join(' ')}` } };
}

/** React emits the elements of the head first. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

function splitHead(rendered: string): { head: string; html: string } {
  const head = HEAD.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}
