import { sampleSite } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { receiptMail } from './receipt';

const PHOTO = {
  id: '7f8c2d54-5a0e-4a9e-9f5f-6a4f1f0f4b11',
  name: 'a.jpg',
  type: 'image/jpeg',
  bytes: 9,
  url: '/a',
} as const;

it.each([
  ['en', 0, undefined],
  ['en', 1, 'One file came with it.'],
  ['en', 3, '3 files came with it.'],
  ['ar', 2, 'وصل معها ملفان.'],
  ['ar', 3, 'وصلت معها 3 ملفات.'],
] as const)('tells in %s that %i files arrived', (language, count, line) => {
  const { text, html } = receiptMail(
    aMessage({ language, files: Array(count).fill(PHOTO) }),
    sampleSite('2026-01-01'),
  );
  if (line) for (const part of [text, html]) expect(part).toContain(line);
  else expect(text + html).not.toMatch(/ files? came/);
});
