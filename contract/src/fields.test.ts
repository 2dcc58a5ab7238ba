import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ImageChanges, ImageDraft, ImageQuery } from './content/images';
import { posts } from './content/posts';
import { projects } from './content/projects';
import { services } from './content/services';
import { TranslationCorrections } from './content/translations';
import { anEnquiry } from './factories';
import { Email, line, multiline } from './fields';
import { EnquiryBody } from './messages/enquiry-schema';
import { MessageExportQuery, MessageQuery, MessagesUpdate, MessageUpdate } from './messages/schema';
import { ReplyBody } from './messages/timeline-schema';
import { AdminLogin, EmailLogin, ProfileUpdate } from './sessions/schema';

const POST = { title: 'x', excerpt: 'x', content: 'x', category: 'x', author: 'x', date: '2026-03-01' };
const PROJECT = { title: 'x', description: 'x', category: 'Other', location: 'x', client: 'x', year: '2025' };
const SERVICE = { title: 'x', description: 'x', icon: 'Grid', features: ['x', 'y'], imagePath: 'x' };
const IMAGE = { title: 'x', altText: 'x' };

/** Each schema of an input with texts, and a valid value of it. */
const INPUTS = {
  'the form of the contact page': [EnquiryBody, anEnquiry()],
  'the form of the home page': [
    EnquiryBody,
    { name: 'x', email: 'x@example.com', phone: '55550101', subject: 'x', message: 'x', consent: true },
  ],
  'a reply': [ReplyBody, { id: '5f0c7e9e-26c4-4a54-8a9e-2f6f1b0f8f5a', subject: 'x', text: 'x' }],
  'a note': [MessageUpdate, { adminNote: 'x' }],
  'a note on several messages': [MessagesUpdate, { ids: ['x'], status: 'new', adminNote: 'x' }],
  'the list of messages': [MessageQuery, { search: 'x' }],
  'the export of messages': [MessageExportQuery, { search: 'x' }],
  'a new post': [posts.New, POST],
  'a post': [posts.Changes, POST],
  'a new project': [projects.New, PROJECT],
  'a project': [projects.Changes, PROJECT],
  'a new service': [services.New, SERVICE],
  'a service': [services.Changes, SERVICE],
  'a new image': [ImageDraft, IMAGE],
  'an image': [ImageChanges, IMAGE],
  'the list of images': [ImageQuery, { search: 'x' }],
  'a translation': [TranslationCorrections, { texts: { title: { text: 'x', of: 'x' } } }],
  'an administrator’s login': [AdminLogin, { username: 'x', password: 'x' }],
  'a user’s login': [EmailLogin, { email: 'x@example.com', password: 'x' }],
  'a profile': [ProfileUpdate, { name: 'x' }],
} satisfies Record<string, [schema: z.ZodType, valid: object]>;

/** These are no texts: choices, passwords, and what is sent back as it was received. */
const OTHERS = ['id', 'ids', 'status', 'category', 'service', 'icon', 'date', 'password', 'of'];

/** Every text of the inputs. `parse` returns the values, or the issues, of the input with another text. */
const FIELDS = Object.entries(INPUTS).flatMap(([input, [schema, valid]]) =>
  textKeys(valid, 'author' in valid ? ['date'] : OTHERS).map((key) => ({
    name: `${key} of ${input}`,
    parse(text: string) {
      const changed = JSON.stringify(valid, (name, value) => (name === key ? text : value));
      const { data, error } = schema.safeParse(JSON.parse(changed));
      return JSON.stringify(data ?? error?.issues.map(({ path, message }) => [path, message]));
    },
  })),
);

function textKeys(valid: object, omitted: readonly string[]): string[] {
  const keys: string[] = [];
  JSON.stringify(valid, (key, value) => {
    if (omitted.includes(key)) return undefined;
    if (typeof value === 'string') keys.push(key);
    return value;
  });
  return keys;
}

const namesOf = (fields: typeof FIELDS) => fields.map(({ name }) => name);

it('every text of an input is in a valid value', () => {
  for (const [schema, valid] of Object.values(INPUTS)) schema.parse(valid);
  expect(FIELDS.length).toBeGreaterThan(50);
});

it('every text of an input is empty if nothing of it is visible', () => {
  const blank = ['\u200b\u3164 \u2800', ' \u200f\n\u2066\u2069', '\u00ad\u0007'];
  const offenders = FIELDS.filter(({ parse }) => blank.some((text) => parse(text) !== parse('')));
  expect(namesOf(offenders)).toEqual([]);
});

it('every text of an input is the same with control characters in it', () => {
  const offenders = FIELDS.filter(({ parse }) => parse('20\u000025\u001b\u0085') !== parse('2025'));
  expect(namesOf(offenders)).toEqual([]);
});

/** An Arabic word and an emoji that their joiners hold together. */
const JOINED = 'می\u200cخواهم 👨\u200d👩\u200d👧 ❤\ufe0f';

it.each([
  [' a\u00a0\t b\r\nc\u2028d\ve ', 'a b c d e'],
  ['a \u0000 b', 'a b'],
  [JOINED, JOINED],
  ['\u2067علي\u2069', '\u2067علي\u2069'],
])('a shown text of one line: %j is stored as %j', (text, stored) => {
  expect(line('missing').parse(text)).toBe(stored);
});

it.each([
  ['\u0000 a\tb\r\n\n  c\u0007 \n', 'a\tb\r\n\n  c'],
  [`${JOINED}\n${JOINED}`, `${JOINED}\n${JOINED}`],
])('a shown text of several lines: %j is stored as %j', (text, stored) => {
  expect(multiline('missing').parse(text)).toBe(stored);
});

describe('an e-mail address', () => {
  it.each([
    ...['\u202aa.b@example.com\u202c', '\u2068a.b@example.com\u2069', '\u200ea.b@exam\u200bple.com'],
    ...['a.b\u00ad@example\u2060.com\ufeff', 'ａ.b＠example．com', '\u00a0a.b@example.com\u3000'],
    ...['a.b@example.com\u0000', ' a.b@example.com\r\n', 'a.b@example.com. ', 'mailto:a.b@example.com'],
    ...['<a.b@example.com>,', '"a.b@example.com";', '\u200f«a.b@example.com»،'],
  ])('%j is stored without what is invisible or around it', (text) => {
    expect(Email.parse(text)).toBe('a.b@example.com');
  });

  it.each([
    ['\u200b', 'Email is required'],
    ['<>', 'Email is required'],
    ['A B <a.b@example.com>', 'Enter a valid e-mail address'],
    ['a b@example.com', 'Enter a valid e-mail address'],
    ['a.b@example.com, c@example.com', 'Enter a valid e-mail address'],
    [`${'x'.repeat(243)}@example.com`, 'Enter a valid e-mail address'],
  ])('%j is rejected: %s', (text, message) => {
    expect(Email.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('has at most 254 characters, of which invisible ones are none', () => {
    expect(Email.parse(`${'x\u200b'.repeat(242)}@example.com`)).toHaveLength(254);
  });
});
