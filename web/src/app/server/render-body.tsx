import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

export interface Body {
  /** What React puts into the head: title, metadata, pictures to fetch first. */
  readonly head: string;
  readonly html: string;
  /** One for each style element that Emotion looks for in the browser. */
  readonly styles: readonly { readonly name: string; readonly css: string }[];
}

/** Renders until nothing is loading any more, all in place: a page without scripts has no part to be moved. */
export async function renderBody(app: ReactNode, cache: EmotionCache): Promise<Body> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<StrictMode>{app}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  if (failures.length > 0) throw new Error('The page could not be rendered', { cause: failures[0] });
  const { head, html } = splitHead(chunks.join(''));
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return {
    head,
    html,
    styles: styles
      .filter(({ css }) => css !== '')
      .map(({ key, ids, css }) => ({ name: `${key} ${ids.join(' ')}`, css })),
  };
}

/** React sends what belongs into the head before everything else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

function splitHead(rendered: string): { head: string; html: string } {
  const head = HEAD.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}
