import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StyleRegistryContext } from '../../../shared/ui/style/style-registry';
import { createPageStyleRegistry } from './page-style-registry';

export interface Body {
  /** What React puts into the head: title, metadata, image preloads. */
  readonly head: string;
  readonly html: string;
  /** The rules of its classes. */
  readonly css: string;
}

/** Renders until nothing suspends, without deferred boundaries: a page without scripts could not move them into place. */
export async function renderBody(app: ReactNode): Promise<Body> {
  const registry = createPageStyleRegistry();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StyleRegistryContext value={registry}>{app}</StyleRegistryContext>
    </StrictMode>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  if (errors.length > 0) throw new Error('The page could not be rendered', { cause: errors[0] });
  const { head, html } = splitHead(chunks.join(''));
  return { head, html, css: registry.rulesUsedIn(html) };
}

/** React emits the elements of the head first. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

function splitHead(rendered: string): { head: string; html: string } {
  const head = HEAD.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}
