import { type Language, leftToRightRuns } from '@alnafitha/contract';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLanguageMark } from '../i18n/text-language';

/**
 * A text of people, whose telephone numbers, dates and sizes keep their order between Arabic words, and which is
 * marked where it is in another language than the page. `language` is that of an element with such a mark.
 */
export function bidiText(text = '', language?: Language): ReactNode {
  return language ? inRuns(text, language) : createElement(MarkedText, { text });
}

function MarkedText({ text }: { text: string }): ReactNode {
  const { lang, dir } = useLanguageMark()(text);
  return lang ? createElement('span', { lang, dir }, inRuns(text)) : inRuns(text);
}

function inRuns(text: string, language?: Language): ReactNode {
  const parts = leftToRightRuns(text, language);
  if (!parts.some(({ tag }) => tag)) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map(({ text, tag }) => (tag ? createElement(tag, { dir: 'ltr' }, text) : text)),
  );
}
