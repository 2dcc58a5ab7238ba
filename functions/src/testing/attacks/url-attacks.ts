import type { Endpoint } from '@alnafitha/contract';
import type { z } from 'zod';

const IDS = [
  ...[
    '__proto__',
    '__x__',
    '____',
    '..%2F..%2Fadmins',
    '%2e%2e%2fadmins%2fadmin',
    'a%2Fb',
    '%00',
    'a%0D%0Ab',
  ],
  ...[
    '%E0%A4%A',
    '%',
    '%ED%A0%80',
    '%F0%9F%AA%9F',
    'a.b',
    'a%20b',
    'x'.repeat(129),
    'x'.repeat(6000),
    '%D9%86',
    '*',
    '{id}',
  ],
];

const VALUES = [
  ...[
    '',
    '0',
    '-1',
    '1.5',
    '1e309',
    '-1e309',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    '[]',
    '{}',
    'true',
    '1;DROP',
  ],
  ...[
    '\u0000',
    '\ud800',
    '🪟',
    '../..',
    '__proto__',
    '9007199254740993',
    '99999999999',
    '%',
    ' ',
    'x'.repeat(5000),
  ],
];

type ApiUrl = `/api/${string}`;

/** Invalid URLs of the endpoint: impossible ids, values out of range. */
export function urlAttacks({ params, query, ...endpoint }: Endpoint): ApiUrl[] {
  const path = endpoint.path.replace(':kind', 'posts');
  const validPath = path.replace(/:\w+/, 'd0') as ApiUrl;
  return [
    ...(params ? IDS.map((id) => path.replace(/:\w+/, () => id) as ApiUrl) : []),
    ...(query ? queriesOf(query).map((each) => `${validPath}?${each}` as const) : []),
  ];
}

function queriesOf(query: z.ZodType): string[] {
  const names = 'shape' in query && typeof query.shape === 'object' ? Object.keys(query.shape ?? {}) : [];
  const single = names.flatMap((name) => VALUES.map((value) => ({ [name]: value })));
  const rejected = single.filter((each) => !query.safeParse(each).success);
  const texts = rejected.map((each) => new URLSearchParams(each).toString());
  // Of a repeated parameter, the last one counts.
  return [...texts, 'page=1&page=-1', 'limit=1&limit=101'].filter(
    (text) => !query.safeParse(Object.fromEntries(new URLSearchParams(text))).success,
  );
}
