import { describe, expect, it } from 'vitest';
import { Picture } from './pictures';

const picture = { srcSet: '/media/a/480.webp 480w', width: 480, height: 320 };
const isPicture = (placeholder: string) => Picture.safeParse({ ...picture, placeholder }).success;

describe('a placeholder', () => {
  it('is a small WebP image as a data URI', () => {
    expect(isPicture('data:image/webp;base64,UklGRg==')).toBe(true);
  });

  it.each([
    'data:image/webp;base64,AAAA</style><img src=x>',
    'data:image/webp;base64,AAAA")}body{display:none}',
    'data:image/svg+xml;base64,AAAA',
    'data:image/webp,AAAA',
    'https://example.com/a.webp',
    'data:image/webp;base64,',
  ])('that could end the style it stands in is refused: %s', (placeholder) => {
    expect(isPicture(placeholder)).toBe(false);
  });
});
