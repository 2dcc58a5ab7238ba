import type { PreviewMessage } from '@alnafitha/contract';
import { act, screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { type Mock, vi } from 'vitest';

/** Keeps the page out of frames, which no test of the panel needs. */
export function disableFrames(): void {
  const { settings } = (window as unknown as Window).happyDOM;
  settings.disableIframePageLoading = true;
}

/** The frame of a preview, whose page is ready; with what it is sent. */
export async function findPreview() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  const page = { postMessage: vi.fn() };
  Object.defineProperty(frame, 'contentWindow', { value: page });
  const receive = (data: unknown, origin = location.origin, source: object = page) =>
    act(async () => {
      window.dispatchEvent(Object.assign(new MessageEvent('message', { data, origin }), { source }));
    });
  await receive({ type: 'preview-ready' });
  const shown = () => (page.postMessage as Mock).mock.lastCall?.[0] as PreviewMessage;
  return { page, receive, shown };
}
