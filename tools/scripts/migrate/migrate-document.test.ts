import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSIONS } from '../../../functions/src/platform/schema-version';
import { aStoredImage } from '../../../functions/src/testing/content';
import { COLLECTIONS } from './collections';
import { bringUp } from './migrate-document';
import { MIGRATIONS } from './migrations';

const AT = Timestamp.fromDate(new Date('2026-03-01T12:00:00Z'));
const nothing = async () => null;

const message = {
  name: 'Mariam',
  email: 'mariam@example.com',
  whatsappNumber: '5512 3456',
  message: 'بالصيانة',
  consent: true,
  status: 'processing',
  adminNote: 'Called twice.',
  createdAt: AT,
};
const image = {
  title: 'الأبواب',
  altText: 'Wide doors, open to a terrace',
  category: 'Portfolio',
  subCategories: [],
  picture: aStoredImage(),
  createdAt: AT,
};
const post = {
  title: 'Glass and heat',
  excerpt: 'What a coating does.',
  content:
    '<p><img src="/media/villa-0a1b2c3d/960.webp" alt=""><img src="/media/gone-1/960.webp" alt=""></p>',
  category: 'Trends',
  author: 'Admin',
  published: true,
  date: AT,
  createdAt: AT,
};

it.each(COLLECTIONS)('%s have a migration to each version', (collection) => {
  expect(MIGRATIONS[collection]).toHaveLength(SCHEMA_VERSIONS[collection]);
});

describe('to version 1', () => {
  it('a message gets its phone number in E.164, its spam flag and its search tokens, and keeps status and note', async () => {
    expect(await bringUp('messages', { id: 'm', fields: message }, nothing)).toEqual({
      state: 'older',
      changes: {
        whatsappNumber: '+97455123456',
        doubtful: false,
        searchPrefixes: expect.arrayContaining(['mariam', '3456', 'صيانه']),
        schemaVersion: 1,
      },
    });
  });

  it('an image gets its search tokens and its described flag', async () => {
    expect(await bringUp('images', { id: 'i', fields: image }, nothing)).toEqual({
      state: 'older',
      changes: { searchPrefixes: expect.arrayContaining(['ابواب']), described: true, schemaVersion: 1 },
    });
  });

  it('a post gets the stored images of its text', async () => {
    const find = async (key: string) => (key === 'villa-0a1b2c3d' ? aStoredImage() : null);
    expect(await bringUp('posts', { id: 'p', fields: post }, find)).toEqual({
      state: 'older',
      changes: { contentPictures: [aStoredImage()], schemaVersion: 1 },
    });
  });

  it('an administrator is migrated once the sign-in email is random', async () => {
    const entry = { uid: 'u', email: 'noor@example.com' };
    expect(await bringUp('admins', { id: 'noor', fields: entry }, nothing)).toEqual({
      state: 'stuck',
      fields: ['signInEmail'],
    });
    const signInEmail = '7b0c3d52-9a4e-4f6b-8d11-2f2f6f0d9c3a@admins.invalid';
    expect(await bringUp('admins', { id: 'noor', fields: { ...entry, signInEmail } }, nothing)).toEqual({
      state: 'older',
      changes: { schemaVersion: 1 },
    });
  });
});

describe('a document', () => {
  it('of the current version does not change', async () => {
    const fields = { ...message, schemaVersion: 1 };
    expect(await bringUp('messages', { id: 'm', fields }, nothing)).toEqual({ state: 'current' });
  });

  it('of a newer version does not change, whatever it contains', async () => {
    expect(await bringUp('messages', { id: 'm', fields: { schemaVersion: 99 } }, nothing)).toEqual({
      state: 'newer',
    });
  });

  it.each([-1, 1.5, '1', null])('with %j for a version does not change', async (schemaVersion) => {
    const fields = { ...message, schemaVersion };
    expect(await bringUp('messages', { id: 'm', fields }, nothing)).toEqual({
      state: 'stuck',
      fields: ['schemaVersion'],
    });
  });

  it('that the stores could not parse afterwards gets no version', async () => {
    const { title: _title, ...untitled } = post;
    expect(await bringUp('posts', { id: 'p', fields: untitled }, nothing)).toEqual({
      state: 'stuck',
      fields: ['title'],
    });
    const stuck = await bringUp('messages', { id: 'm', fields: { ...message, status: 'lost' } }, nothing);
    expect(stuck).toEqual({ state: 'stuck', fields: ['status'] });
  });
});
