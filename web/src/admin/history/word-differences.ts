import { isRichTextBlock } from '@alnafitha/contract';
import { diffArrays } from 'diff';
import type { HtmlNode } from '../../shared/ui/html/html-node';
import { parseHtml } from '../../shared/ui/html/parse-html';

/** A stretch of a text. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** Texts that take longer count as changed as a whole. */
const TIMEOUT_MS = 500;
/** Number of words that a long text shows beside a change. */
const CONTEXT = 12;

/**
 * Words, punctuation marks, with the spaces behind them, and line breaks. jsdiff knows the words of Latin
 * scripts only, and `Intl.Segmenter` takes seconds for a long text in Chromium.
 */
const TOKENS = /(?:[^\s\p{P}]+|\p{P})[^\S\n]*|\n|[^\S\n]+/gu;

/** Marks the words of each text that the other lacks; spaces count for nothing, line breaks do. */
export function compareWords(before: string, now: string): { before: Part[]; now: Part[] } {
  const tokens = before.match(TOKENS) ?? [];
  const newTokens = now.match(TOKENS) ?? [];
  const changes = diffArrays(tokens.map(wordOf), newTokens.map(wordOf), { timeout: TIMEOUT_MS });
  if (!changes) return { before: [{ text: before, isChanged: true }], now: [{ text: now, isChanged: true }] };
  const parts: { before: Part[]; now: Part[] } = { before: [], now: [] };
  let [index, newIndex] = [0, 0];
  for (const { added, removed, count } of changes) {
    const isChanged = added || removed;
    if (!added) {
      parts.before.push({ text: tokens.slice(index, index + count).join(''), isChanged });
      index += count;
    }
    if (!removed) {
      parts.now.push({ text: newTokens.slice(newIndex, newIndex + count).join(''), isChanged });
      newIndex += count;
    }
  }
  return parts;
}

const wordOf = (token: string) => token.replace(/[^\S\n]+/g, '');

/** Leaves out what is far from any change. */
export function shortenUnchanged(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const words = part.text.match(/\S+\s*|\s+/g) ?? [];
    if (part.isChanged || parts.length === 1 || words.length <= 3 * CONTEXT) return part;
    const head = index === 0 ? [] : words.slice(0, CONTEXT);
    const tail = index === parts.length - 1 ? [] : words.slice(-CONTEXT);
    return { ...part, text: [...head, '… ', ...tail].join('') };
  });
}

/** The words of HTML, a line for each block; images by their descriptions. */
export function plainTextOf(html: string): string {
  return textOf(parseHtml(html))
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

const BREAKS: readonly string[] = ['br', 'tr', 'caption'];
const CELLS: readonly string[] = ['th', 'td'];

function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text.replace(/\s+/g, ' ');
      const { tag, attributes, children } = node;
      if (tag === 'img') return attributes.alt ? `[${attributes.alt}]\n` : '';
      const text = textOf(children);
      if (CELLS.includes(tag)) return `${text} `;
      return BREAKS.includes(tag) || isRichTextBlock(tag) ? `${text}\n` : text;
    })
    .join('');
}
