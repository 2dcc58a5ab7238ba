import { expect, it } from 'vitest';
import { fillPage } from './static-page';

it('gets its policy, its style sheet and the URLs of its images', () => {
  const page =
    '<meta charset="utf-8" /><link imagesrcset="image:villa" /><style></style><img srcset="image:villa" /><img srcset="media:door" />';
  const set = '/assets/villa-480.webp 480w, /assets/villa-960.webp 960w, /assets/villa-1600.webp 1600w';
  const filled = fillPage(page, 'a{content:"$1"}', {
    asset: (name) => `/assets/${name}`,
    media: (name) => ({ image: `/media/${name}/960.webp`, srcSet: `/media/${name}/480.webp 480w` }),
  });
  const [policy = ''] = /<meta http-equiv.*?>/.exec(filled) ?? [];
  expect(policy).toMatch(/; style-src 'self' 'sha256-[^;]+ 'sha256-[^;]+;/);
  expect(filled).toBe(
    [
      `<meta charset="utf-8" />${policy}`,
      `<link imagesrcset="${set}" /><style>a{content:"$1"}</style>`,
      `<img srcset="${set}" src="/assets/villa-960.webp" />`,
      '<img srcset="/media/door/480.webp 480w" src="/media/door/960.webp" />',
    ].join(''),
  );
});
