import { describe, expect, it } from 'vitest';
import { compareWords, type Part, plainTextOf, shortenUnchanged } from './word-differences';

const marked = (parts: readonly Part[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

describe('compareWords', () => {
  it.each([
    ['As hot as ever', 'As cold as ever', 'As [hot ]as ever', 'As [cold ]as ever'],
    [
      'نوافذ من الألمنيوم للفلل',
      'نوافذ من الزجاج للفلل',
      'نوافذ من [الألمنيوم ]للفلل',
      'نوافذ من [الزجاج ]للفلل',
    ],
    ['Salt air.', 'Salt air!', 'Salt air[.]', 'Salt air[!]'],
    ['', 'New', '', '[New]'],
    ['One\nTwo', 'One\nTwo\nThree', 'One\nTwo', 'One\nTwo[\nThree]'],
    ['Two  spaces', 'Two spaces ', 'Two  spaces', 'Two spaces '],
    ['A 👨‍👩‍👧 home', 'A 👨‍👩‍👦 home', 'A [👨‍👩‍👧 ]home', 'A [👨‍👩‍👦 ]home'],
  ])('marks what differs between %j and %j', (before, now, inBefore, inNow) => {
    const parts = compareWords(before, now);
    expect([marked(parts.before), marked(parts.now)]).toEqual([inBefore, inNow]);
  });
});

it('shortenUnchanged keeps the words beside each change', () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `w${from + index} `).join('');
  const { now } = compareWords(
    `${words(0, 50)}old ${words(50, 150)}old`,
    `${words(0, 50)}new ${words(50, 150)}new`,
  );
  expect(marked(shortenUnchanged(now))).toBe(
    `… ${words(38, 50)}[new ]${words(50, 62)}… ${words(138, 150)}[new]`,
  );
});

it('plainTextOf has a line for each block, and the descriptions of images', () => {
  const html =
    '<h2>Heat</h2>\n<p dir="auto">As <strong>hot</strong><br>as\n ever</p><ul><li><p>One</p></li><li>Two</li></ul>' +
    '<p><img src="https://example.com/bay.webp" alt="The bay"></p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(plainTextOf(html)).toBe('Heat\nAs hot\nas ever\nOne\nTwo\n[The bay]\n1 2');
});
