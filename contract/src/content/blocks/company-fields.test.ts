import { expect, it } from 'vitest';
import { ADMIN_ERROR_MESSAGES } from '../../error-messages';
import { isNetworkHome, withPosition } from './company-fields';
import { BLOCKS } from './schema';
import type { Network } from './values';

const { latitude, longitude, networks } = BLOCKS.company.shape;
const profileOf = (network: Network, typed: string) => networks.safeParse([{ network, profile: typed }]);

it.each([
  ['25.1918, 51.4336', 25.1918, 51.4336],
  ['25.1918,51.4336', 25.1918, 51.4336],
  ['25.1918\t51.4336', 25.1918, 51.4336],
  ['٢٥٫١٩١٨، ٥١٫٤٣٣٦', 25.1918, 51.4336],
  ['25,1918; 51,4336', 25.1918, 51.4336],
  ['-33.8688, 151.2093', -33.8688, 151.2093],
  ['25°11\'30.5"N 51°26\'01"E', 25.1918056, 51.4336111],
  ['25°11′30,5″ N, 51°26′01,0″ E', 25.1918056, 51.4336111],
  ["25º 11.5' S 51º 26.0' W", -25.1916667, -51.4333333],
  ['51.4336° E, 25.1918° N', 25.1918, 51.4336],
  ['N 25.1918 E 51.4336', 25.1918, 51.4336],
  ['25.1918 شمالًا، 51.4336 شرقًا', 25.1918, 51.4336],
  ['https://www.google.com/maps/@25.19,51.43,17z', 25.19, 51.43],
  [
    'https://www.google.com/maps/place/X/@25.1,51.4,17z/data=!3m1!4b1!4m6!3m5!8m2!3d25.19!4d51.43!16s',
    25.19,
    51.43,
  ],
  ['https://maps.google.com/?q=25.19,51.43', 25.19, 51.43],
  ['https://www.google.com/maps/search/?api=1&query=25.19%2C51.43', 25.19, 51.43],
  ['www.google.com.qa/maps/search/25.19,+51.43', 25.19, 51.43],
  ['geo:25.19,51.43', 25.19, 51.43],
])('%j in either field fills both', (typed, north, east) => {
  for (const values of [
    { latitude: typed, longitude: '0' },
    { latitude: '', longitude: typed },
  ]) {
    const filled = withPosition(values);
    expect([latitude.parse(filled.latitude), longitude.parse(filled.longitude)]).toEqual([north, east]);
  }
});

it.each([
  ['25.1918', 25.1918],
  ['٢٥٫١٩١٨', 25.1918],
  ['25,1918', 25.1918],
  ['25°11\'30.5"N', 25.1918056],
  ['25.1918 N', 25.1918],
  ['−25', -25],
])('%j is a latitude', (typed, degrees) => {
  expect(withPosition({ latitude: typed })).toEqual({ latitude: typed });
  expect(latitude.parse(typed)).toBe(degrees);
});

it.each([
  ...['', 'north', '25,51', '25 11', '25.1.2', '91', "25°61'N", '51.4336 E', '25 N, 26 N', '-25 N'],
  ...['25.19, 51.43, 12', `${'9 '.repeat(5000)}N`],
])('%j is no latitude, and no position', (typed) => {
  expect(withPosition({ latitude: typed })).toEqual({ latitude: typed });
  expect(latitude.safeParse(typed).error?.issues).toMatchObject([
    { message: ADMIN_ERROR_MESSAGES.latitudeInvalid },
  ]);
});

it('different positions in the two fields are refused, and links without one', () => {
  const values = { latitude: '25.1, 51.4', longitude: '25.2, 51.5' };
  expect(withPosition(values)).toEqual(values);
  expect(latitude.safeParse(values.latitude).success).toBe(false);
  for (const link of [
    'https://maps.app.goo.gl/aB1',
    'goo.gl/maps/x',
    'https://www.google.com/maps/place/Doha',
  ])
    expect(longitude.safeParse(link).error?.issues, link).toMatchObject([
      { message: ADMIN_ERROR_MESSAGES.positionLink },
    ]);
});

it.each([
  ['Facebook', 'fb.com/alnafitha', 'https://www.facebook.com/alnafitha'],
  ['Facebook', 'm.facebook.com/alnafitha', 'https://m.facebook.com/alnafitha'],
  ['Facebook', 'http://facebook.com/profile.php?id=1', 'https://facebook.com/profile.php?id=1'],
  ['Facebook', 'alnafitha', 'https://www.facebook.com/alnafitha'],
  ['Instagram', '@doha.windows', 'https://www.instagram.com/doha.windows'],
  ['Instagram', 'instagr.am/alnafitha', 'https://www.instagram.com/alnafitha'],
  ['Snapchat', '@alnafitha', 'https://www.snapchat.com/add/alnafitha'],
  ['TikTok', '@alnafitha', 'https://www.tiktok.com/@alnafitha'],
  ['X', 'https://twitter.com/alnafitha', 'https://x.com/alnafitha'],
  ['YouTube', 'youtube.com/channel/UC1', 'https://youtube.com/channel/UC1'],
  ['LinkedIn', 'qa.linkedin.com/company/alnafitha', 'https://qa.linkedin.com/company/alnafitha'],
  ['Threads', 'alnafitha', 'https://www.threads.com/@alnafitha'],
  ['Telegram', 'telegram.me/alnafitha', 'https://t.me/alnafitha'],
  ['Pinterest', 'alnafitha', 'https://www.pinterest.com/alnafitha'],
] as const)('the profile in %s of %j becomes %s', (network, typed, url) => {
  expect(profileOf(network, typed).data).toEqual([{ network, profile: url }]);
});

it('other addresses are no profiles', () => {
  for (const typed of [
    '',
    'evil.example/facebook.com/x',
    'https://facebook.com.evil.example/x',
    'fb.com.evil.example/x',
    'fbxcom/x',
    'instagram.com/x',
    '44000038',
    'our page',
    'javascript:alert(1)',
  ])
    expect(profileOf('Facebook', typed).error?.issues, typed).toMatchObject([
      { path: [0, 'profile'], message: ADMIN_ERROR_MESSAGES.profileInvalid },
    ]);
});

it('a network has one row', () => {
  const rows = ['X', 'Threads', 'X'].map((network) => ({ network, profile: '@alnafitha' }));
  expect(networks.safeParse(rows).error?.issues).toMatchObject([
    { path: [2, 'network'], message: ADMIN_ERROR_MESSAGES.networkTwice },
  ]);
});

it('the start page of a network is nobody’s', () => {
  for (const typed of [
    'https://www.instagram.com',
    'instagram.com/',
    'https://www.instagram.com/?hl=ar',
    'instagr.am',
  ]) {
    const [row] = profileOf('Instagram', typed).data ?? [];
    expect([typed, row && isNetworkHome(row.profile)]).toEqual([typed, true]);
  }
  expect(isNetworkHome('https://x.com/')).toBe(true);
  expect(isNetworkHome('https://www.instagram.com/alnafitha')).toBe(false);
});
