import { type Language, leftToRightRuns } from '@alnafitha/contract';
import { createElement, Fragment, type ReactNode } from 'react';

/** A text of people, whose telephone numbers, dates and sizes keep their order between Arabic words. */
export function bidiText(text = '', language?: Language): ReactNode {
  const parts = leftToRightRuns(text, language);
  if (!parts.some(({ tag }) => tag)) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map(({ text, tag }) => (tag ? createElement(tag, { dir: 'ltr' }, text) : text)),
  );
}
