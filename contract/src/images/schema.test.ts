import { describe, expect, it } from 'vitest';
import { ImageVariants } from './schema';

const image = { srcSet: '/media/a/480.webp 480w', width: 480, height: 320 };
const isValid = (placeholder: string) => ImageVariants.safeParse({ ...image, placeholder }).success;

describe('placeholder', () => {
  it('accepts a WebP image as a data URI', () => {
    expect(isValid('data:image/webp;base64,UklGRg==')).toBe(true);
  });

  it.each([
    'data:image/webp;base64,AAAA</style><img src=x>',
    'data:image/webp;base64,AAAA")}body{display:none}',
    'data:image/svg+xml;base64,AAAA',
    'data:image/webp,AAAA',
    'https://example.com/a.webp',
    'data:image/webp;base64,',
  ])('rejects a value that could end its style rule: %s', (placeholder) => {
    expect(isValid(placeholder)).toBe(false);
  });
});
