import { LANGUAGES, type Language } from '../languages';
import { CONTENT_KINDS, type ContentKind } from './kinds';

/** At this fragment, the page of previews shows what the panel that has opened it sends. */
export const LIVE_PREVIEW_HASH = '#live';

/** What the page sends to the panel, which answers with a `PreviewMessage`. */
export const PREVIEW_READY = 'preview-ready';

/** A text of the form, as the page shows it. */
export interface PreviewText {
  /** Of its field in the form, such as `slides.0.title`. */
  readonly path: string;
  /** Plain text, HTML, or the URL of an image. */
  readonly text: string;
  /** Of a translation that is missing, or does not fit its original any more. */
  readonly state?: 'pending' | 'outdated' | undefined;
}

/** An entry or block as it is in the form, saved or not. */
export interface PreviewMessage {
  readonly type: 'preview';
  readonly kind: ContentKind;
  /** Of the block, or the entry. */
  readonly id: string;
  /** What visitors see of an entry; of a block, in each language. */
  readonly entry: object;
  readonly language: Language;
  /** Absent for the visitor's own theme. */
  readonly isDark?: boolean | undefined;
  readonly texts: readonly PreviewText[];
  /** The field whose place the page shows. */
  readonly focused?: string | undefined;
}

/** The panel focuses a field whose text was pressed in the page. */
export interface PreviewPress {
  readonly type: 'preview-press';
  readonly path: string;
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isText = (text: unknown) =>
  isRecord(text) && typeof text.path === 'string' && typeof text.text === 'string';

const isMessage = (data: unknown): data is PreviewMessage =>
  isRecord(data) &&
  data.type === 'preview' &&
  CONTENT_KINDS.some((kind) => kind === data.kind) &&
  typeof data.id === 'string' &&
  isRecord(data.entry) &&
  LANGUAGES.some((language) => language === data.language) &&
  ['boolean', 'undefined'].includes(typeof data.isDark) &&
  ['string', 'undefined'].includes(typeof data.focused) &&
  Array.isArray(data.texts) &&
  data.texts.every(isText);

/** Returns `null` for what is no message of the panel. */
export const previewMessageIn = (data: unknown): PreviewMessage | null => (isMessage(data) ? data : null);

/** Returns the field whose text was pressed; `null` for another message. */
export function previewPressIn(data: unknown): string | null {
  return isRecord(data) && data.type === 'preview-press' && typeof data.path === 'string' ? data.path : null;
}
