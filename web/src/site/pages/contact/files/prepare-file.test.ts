import { expect, it } from 'vitest';
import { headOf, kindOf } from './file-kind';
import { groundFor } from './prepare-file';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const kind = async (content: string, name = 'IMG_0001', type = '') => {
  const file = new File([bytes(content)], name, { type });
  return kindOf(await headOf(file), file);
};

it('knows files by their content, whatever their name and type', async () => {
  const cases = {
    '\xff\xd8\xff\xe0\0\x10JFIF': 'jpeg',
    '\x89PNG\r\n\x1a\n': 'png',
    'RIFF\x10\0\0\0WEBPVP8 ': 'webp',
    GIF89a: 'gif',
    'BM\x36\0\x10\0\0\0\0\0': 'bmp',
    '\0\0\0\x20ftypavif': 'avif',
    '\0\0\0\x1cftypmif1\0\0\0\0mif1avif': 'avif',
    '\0\0\0\x18ftypheic': 'heic',
    '\0\0\0\x18ftypmif1\0\0\0\0mif1heic': 'heic',
    'II*\0\x08\0': 'tiff',
    'MM\0*\0\0': 'tiff',
    '8BPS\0\x01': 'otherPicture',
    '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"/>': 'svg',
    '<svg>': 'svg',
    '<!doctype html><svg>': 'unknown',
    'AC1032\0': 'cad',
    '  0\r\nSECTION\r\n  2\r\nHEADER': 'cad',
    'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml': 'office',
    'PK\x03\x04\x14\0plan.pdf': 'archive',
    '\xd0\xcf\x11\xe0\xa1\xb1': 'office',
    'Rar!\x1a\x07': 'archive',
    '\0\0\0\x18ftypmp42': 'recording',
    '\x1aE\xdf\xa3': 'recording',
    OggS: 'recording',
    '%PDF-1.4': 'pdf',
    '\n \xef\xbb\xbf%PDF-1.4': 'pdf',
    'The %PDF of a text': 'unknown',
    '': 'unknown',
  };
  for (const [content, expected] of Object.entries(cases)) {
    const wrong = [
      ['IMG_0001', ''],
      ['a.pdf', 'application/pdf'],
    ] as const;
    for (const [name, type] of wrong)
      expect([content, name, await kind(content, name, type)]).toEqual([content, name, expected]);
  }
});

it('takes the name, and then the type, of files whose content does not tell', async () => {
  const cases = {
    'a.JPG': 'jpeg',
    'IMG_1.HEIC': 'heic',
    'plan.dwg': 'cad',
    'a.txt': 'office',
    'a.m4a': 'recording',
    'a.mkv': 'recording',
  };
  for (const [name, expected] of Object.entries(cases)) expect(await kind('x', name)).toBe(expected);
  expect(await kind('PK\x03\x04', 'tower.skp')).toBe('cad');
  expect(await kind('\xd0\xcf\x11\xe0', 'tower.rvt')).toBe('cad');
  expect(await kind('x', 'a', 'image/jpeg')).toBe('jpeg');
  expect(await kind('x', 'a', 'video/mp4')).toBe('recording');
  expect(await kind('', 'a', 'inode/directory')).toBe('folder');
});

it('puts transparent drawings on the ground on which they can be seen', () => {
  const clear = [255, 255, 255, 0];
  const white = [255, 255, 255, 255];
  const yellow = [255, 255, 0, 255];
  const red = [255, 0, 0, 255];
  const black = [0, 0, 0, 255];
  const ground = (...pixels: number[][]) => groundFor(pixels.flat());
  expect(ground(white, black)).toBeUndefined();
  expect(ground(clear, black, red)).toBe('white');
  expect(ground(clear, white, white, black)).toBe('white');
  expect(ground(clear)).toBe('white');
  const dark = ground(clear, white);
  expect(dark).toMatch(/^#[0-3]/);
  expect(ground(clear, white, yellow, red)).toBe(dark);
});
