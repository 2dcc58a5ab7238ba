import { expect, it } from 'vitest';
import { findRetiredWords } from './retired-words';

const check = (text: string, path = 'web/src/a.ts') => findRetiredWords([{ path, text }]);

it.each([
  ['a variable', 'const pictureUrl = 1;'],
  ['a constant', 'const MAX_PICTURES = 1;'],
  ['a private name', 'class A { #keptRows = 1; }'],
  ['a plural', 'const journeys = 1;'],
  ['a comment', '// Reads it anew.'],
  ['a docstring', '/** What is on its way. */'],
  ['a hyphen', '/* the stand-in */'],
])('finds a retired word in %s', (_where, text) => {
  expect(check(text)).toHaveLength(1);
});

it('names the file, the line and the standard term', () => {
  expect(check('\nconst a = 1;\nconst anewCount = 1;\n')).toEqual([
    'web/src/a.ts:3 says "anew"; the standard term is again',
  ]);
});

it('finds a component in JSX and keeps the line after it', () => {
  expect(check('const a = (\n  <Photo\n    b />\n);\n// anew\n', 'web/src/a.tsx')).toEqual([
    'web/src/a.tsx:2 says "photo"; the standard term is image',
    'web/src/a.tsx:5 says "anew"; the standard term is again',
  ]);
});

it.each([
  ['a text for visitors', "const a = 'Your answer';"],
  ['JSX text', 'const a = <p>Our answer</p>;'],
  ['a stored field', 'const a = document.picture;'],
  ['code in a comment', '// The collection is called `pictures`.'],
  ['a longer word', 'const takenOverride = answerable;'],
])('leaves %s', (_what, text) => {
  expect(check(text, 'web/src/a.tsx')).toEqual([]);
});
