import { expect, it } from 'vitest';
import { titleFromFileName, withoutExtension } from './file-names';

it.each([
  ['sliding-doors_2.JPG', 'Sliding doors 2'],
  ['qa-pic-2.png', 'Qa pic 2'],
  ['IMG_2044.jpeg', 'IMG 2044'],
  ['Al-Rayyan villa.webp', 'Al-Rayyan villa'],
  ['نافذة (1).png', 'نافذة (1)'],
  ['صورة_موقع_4.jpg', 'صورة موقع 4'],
  ['skylight v1.2.png', 'Skylight v1.2'],
  ['photo.jpg.png', 'Photo.jpg'],
  ['door', 'Door'],
  ['.png', '.png'],
  ['---.png', '---'],
  ['\u200fsliding-doors.jpg\u200e', 'Sliding doors'],
  ['\u3164.png', '.png'],
])('titleFromFileName turns %s into %s', (fileName, title) => {
  expect(titleFromFileName(fileName)).toBe(title);
});

it.each([
  ['صورة موقع 4.jpg', 'صورة موقع 4'],
  ['Villa at 9.30', 'Villa at 9.30'],
  ['Made of Schüco.', 'Made of Schüco.'],
  ['.jpg', '.jpg'],
  ['\u200f.jpg', '\u200f.jpg'],
  ['می\u200cخواهم.jpg\u200f', 'می\u200cخواهم'],
  ['', ''],
])('withoutExtension turns %j into %j', (text, bare) => {
  expect(withoutExtension(text)).toBe(bare);
});
