import { expect, it } from 'vitest';
import { ANIMATED_WEBP } from '../../../../testing/images';
import { isAnimated } from './is-animated';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const chunk = (type: string, content = '') =>
  `\0\0\0${String.fromCharCode(content.length)}${type}${content}crc!`;
const png = (...chunks: string[]) => latin1(`\u0089PNG\r\n\u001a\n${chunks.join('')}`);
const header = chunk('IHDR', '\0\0\0\u0010\0\0\0\u0010\u0008\u0006\0\0\0');
const stillWebp = ANIMATED_WEBP.with(20, 0b0001_1000);

it.each([
  ['an animated WebP', ANIMATED_WEBP, true],
  ['a WebP with transparency and EXIF', stillWebp, false],
  ['a plain WebP', latin1('RIFF\u0024\0\0\0WEBPVP8 \u0018\0\0\0\u0002\u0002\u0002'), false],
  ['an APNG', png(header, chunk('acTL', '\0\0\0\u0002\0\0\0\0'), chunk('IDAT')), true],
  ['an APNG with a long profile', png(header, 'x'.repeat(60_000), chunk('acTL'), chunk('IDAT')), true],
  ['a PNG', png(header, chunk('IDAT', 'acTL')), false],
  ['a JPEG', latin1('\u00ff\u00d8\u00ffacTL'), false],
  ['a PDF', latin1('%PDF-1.7 acTL'), false],
  ['an empty file', latin1(''), false],
])('%s: %s', async (_, bytes, expected) => {
  expect(await isAnimated(new Blob([bytes]))).toBe(expected);
});
