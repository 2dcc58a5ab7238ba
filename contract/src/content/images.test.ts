import { expect, it } from 'vitest';
import { ImageVariants } from './pictures';

const image = { srcSet: '/media/a/480.webp 480w', width: 480, height: 320 };
const isValid = (placeholder: string) => ImageVariants.safeParse({ ...image, placeholder }).success;

it('a placeholder is a WebP image as a data URI, which cannot end its style rule', () => {
  const valid = 'data:image/webp;base64,UklGRg==';
  const invalid = [
    'data:image/webp;base64,AAAA</style><img src=x>',
    ...['data:image/webp;base64,AAAA")}body{display:none}', 'data:image/svg+xml;base64,AAAA'],
    ...['data:image/webp,AAAA', 'https://example.com/a.webp', 'data:image/webp;base64,'],
  ];
  expect([valid, ...invalid].filter(isValid)).toEqual([valid]);
});
