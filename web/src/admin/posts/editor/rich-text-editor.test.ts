import { expect, it } from 'vitest';
import { countWords } from './rich-text-editor';

it.each([
  ['', 0],
  [' — \n', 0],
  ['One pane\n\nof Low-E glass', 5],
  ["It's 0.8, isn't it?", 4],
  ['الزجاجُ المزدوج، 24 ملم', 4],
])('counts the words of %j', (text, words) => expect(countWords(text)).toBe(words));
