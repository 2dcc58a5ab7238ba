import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Copy, readCopy, saveCopy } from './copy';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is read as it was saved', () => {
  const copy: Copy = {
    pages: ['/'],
    responses: new Map([
      ['/', { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<p>نافذة</p>') }],
      ['/media/a/480.webp?v=1', { status: 404, headers: {}, body: Buffer.from([0, 255]) }],
    ]),
  };
  saveCopy(copy, join(folder, 'new'));
  expect(readCopy(join(folder, 'new'))).toEqual(copy);
});

it('is missing in another folder', () => {
  expect(() => readCopy(folder)).toThrow(`${folder} has no copy of the site`);
});
