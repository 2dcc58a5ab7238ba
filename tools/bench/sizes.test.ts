import { expect, it } from 'vitest';
import { scriptsOf } from './sizes';

it('finds scripts and preloads, each once', () => {
  const html = `<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" crossorigin href="/assets/a.js">
    <script type="module" src="/assets/b.js"></script><script src="/assets/a.js"></script><a href="/c.js">c</a>`;
  expect(scriptsOf(html)).toEqual(['/assets/a.js', '/assets/b.js']);
});
