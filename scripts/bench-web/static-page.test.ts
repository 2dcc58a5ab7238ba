import { expect, it } from 'vitest';
import type { FirebaseConfig } from '../suite/config';
import { admitStyle, fillPage } from './static-page';

it('has the addresses of its pictures, and its style sheet, put in', () => {
  const page =
    '<link imagesrcset="photo:villa" /><style></style><img srcset="photo:villa" /><img srcset="media:door" />';
  const set = '/assets/villa-480.webp 480w, /assets/villa-960.webp 960w, /assets/villa-1600.webp 1600w';
  const filled = fillPage(page, 'a{content:"$1"}', {
    asset: (name) => `/assets/${name}`,
    media: (name) => ({ image: `/media/${name}/960.webp`, srcSet: `/media/${name}/480.webp 480w` }),
  });
  expect(filled).toBe(
    [
      `<link imagesrcset="${set}" /><style>a{content:"$1"}</style>`,
      `<img srcset="${set}" src="/assets/villa-960.webp" />`,
      '<img srcset="/media/door/480.webp 480w" src="/media/door/960.webp" />',
    ].join(''),
  );
});

it('admits the style sheet on the static pages, and nowhere else', () => {
  const policy = (source: string, value: string) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value }],
  });
  const headers = [
    policy('/api/**', "default-src 'none'"),
    policy('!/api/**', "default-src 'none'; style-src 'self'"),
  ];
  const config: FirebaseConfig = { hosting: { public: 'site', headers }, emulators: {} };
  expect(admitStyle(config, 'body{}').hosting.headers).toEqual([
    ...headers,
    {
      source: '/static-page-*',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "default-src 'none'; style-src 'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo=' 'self'",
        },
      ],
    },
  ]);
});
