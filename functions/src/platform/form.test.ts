import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { ERROR_MESSAGES, endpoint, MAX_IMAGE_BYTES, type Multipart } from '@alnafitha/contract';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type FormFile, sendForm } from '../testing/forms';
import { listen } from '../testing/listen';
import { toTestResponse } from '../testing/server';
import { readRawBody } from './body';
import { errorHandler } from './error-handler';
import { mount } from './mount';
import { route } from './route';

const received = vi.fn();
const response = z.object({
  body: z.unknown(),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
});

function formRoute(path: `/api/${string}`, multipart: Multipart) {
  const body = z.looseObject({});
  const formEndpoint = endpoint({ method: 'POST', path, access: 'public', body, multipart, response });
  return route(formEndpoint, ({ body, files }) => {
    received({ body, files });
    return { body, files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) };
  });
}

let server: Server;
let origin: string;
beforeAll(async () => {
  const jsonPart = { name: 'data', separateFields: ['imagePath'] };
  const routes = [
    formRoute('/api/flat', { file: 'image', maxFiles: 2, jsonFields: ['tags'] }),
    formRoute('/api/json-part', { file: 'image', maxFiles: 1, jsonPart }),
  ];
  const guard = { user: async () => null, admin: async () => null };
  const options = {
    guard,
    deadline: 5000,
    uploadDeadline: 5000,
    onChange: () => undefined,
    secureCookies: false,
    beginCaching: async () => () => {},
  };
  server = createServer(express().use(readRawBody, mount(routes, options), errorHandler));
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (path: string, fields: object, files: FormFile[] = []) =>
  sendForm({ origin }, 'POST', `/api/${path}`, fields, files);
const image = (name: string, size: number, field = 'image'): FormFile => {
  return { field, name, bytes: Buffer.alloc(size, 7) };
};

const sendRaw = async (body: string | Uint8Array, contentType = 'multipart/form-data; boundary=x') =>
  toTestResponse(
    await fetch(`${origin}/api/flat`, { method: 'POST', headers: { 'Content-Type': contentType }, body }),
  );
const rejection = (status: number, path: string, message: string) => ({
  status,
  body: { message: ERROR_MESSAGES.checkFields, issues: [{ path, message }] },
});

describe('a form', () => {
  it('has texts, JSON for the declared fields, and files under their names', async () => {
    const fields = { title: ' نافذة "1" ', tags: ['GLASS', 'SHADES'] };
    const sent = [image('نافذة ١.png', 0), image('../a (1).jpg', 4)];
    const files = [
      { name: 'نافذة ١.png', size: 0 },
      { name: 'a (1).jpg', size: 4 },
    ];
    expect(await send('flat', fields, sent)).toMatchObject({ status: 200, body: { body: fields, files } });
    const inputs = [image('', 0), image('a.png', 3, 'other')];
    expect(await send('flat', {}, inputs)).toMatchObject({ status: 200, body: { files: [] } });
  });

  it('has quotes and line breaks in file names, which browsers escape, and nothing else unescaped', async () => {
    const names = ['window 12".png', 'two\r\nlines.png', '100%25 %41%2f.png', '%22a%0d.png'];
    const read = ['window 12".png', 'two\r\nlines.png', '100%25 %41%2f.png', '"a%0d.png'];
    for (const [index, name] of names.entries()) {
      const { body } = await send('flat', {}, [image(name, 1)]);
      expect(body).toMatchObject({ files: [{ name: read[index] }] });
    }
  });

  it('has its fields in one JSON part, and separate fields beside it', async () => {
    const data = { title: 'T', features: ['a'], imagePath: 'in vain' };
    const { body } = await send('json-part', { data, imagePath: '/media/x', title: 'ignored' });
    expect(body).toEqual({ body: { ...data, imagePath: '/media/x' }, files: [] });
  });

  it.each(['flat', 'json-part'])('changes no prototype: %s', async (path) => {
    const evil = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    const names = ['__proto__', 'tags', 'data', 'constructor'];
    const fields = Object.fromEntries(names.map((name) => [name, evil]));
    expect((await send(path, fields)).status).toBe(200);
    expect(received.mock.lastCall?.[0].body.isAdmin).toBeUndefined();
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('reads a file of the maximum size, and never more than one byte over', async () => {
    for (const [excess, read] of [0, 1, 100].map((bytes) => [bytes, Math.min(bytes, 1)] as const)) {
      const { body } = await send('flat', {}, [image('a.png', MAX_IMAGE_BYTES + excess)]);
      expect(body).toMatchObject({ files: [{ name: 'a.png', size: MAX_IMAGE_BYTES + read }] });
    }
  });

  it('has no lone surrogates', async () => {
    const part = (fields: string) =>
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${fields}\r\n\r\n`, 'latin1');
    const body = Buffer.concat([
      part('name="title"\r\nContent-Type: text/plain; charset=utf-16le'),
      Buffer.from([0x3d, 0xd8]),
      Buffer.from('\r\n'),
      part('name="image"; filename*=utf-16le\'\'%3d%d8\r\nContent-Type: image/png'),
      Buffer.from('bytes\r\n--x--\r\n'),
    ]);
    expect(await sendRaw(body)).toMatchObject({
      body: { body: { title: '\ufffd' }, files: [{ name: '\ufffd', size: 5 }] },
    });
  });
});

it('takes a file without a name', async () => {
  const head =
    '--x\r\nContent-Disposition: form-data; name="image"\r\nContent-Type: application/octet-stream';
  const body = Buffer.from(`${head}\r\n\r\nbytes\r\n--x--\r\n`);
  expect(await sendRaw(body)).toMatchObject({ body: { files: [{ name: '', size: 5 }] } });
});

describe('rejects before the handler', () => {
  beforeEach(() => received.mockClear());

  const WHOLE =
    '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nDoors\r\n' +
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n' +
    'Content-Type: image/png\r\n\r\nbytes of a picture\r\n--x--\r\n';
  const withoutName = WHOLE.replace('; name="title"', '');
  const charset = '\r\nContent-Type: text/plain; charset=x';
  const inUnknownCharset = WHOLE.replace('\r\n\r\nDoors', `${charset}\r\n\r\nDoors`);
  const notForm = { status: 400, body: { message: ERROR_MESSAGES.bodyNotForm } };
  const otherType = { status: 415, body: { message: ERROR_MESSAGES.typeNotAccepted } };
  const incomplete = rejection(400, 'image', ERROR_MESSAGES.uploadIncomplete);
  it.each<[string, string, object, string?]>([
    ['a type that begins like a form', '{}', otherType, 'multipart/form-data-x'],
    ['JSON', '{"title":"Doors"}', otherType, 'application/json'],
    ['a form as text', WHOLE, otherType, 'text/plain'],
    ['a form of another kind', 'title=Doors', otherType, 'application/x-www-form-urlencoded'],
    ['a form without a boundary', WHOLE, notForm, 'multipart/form-data'],
    ['a part without a name', withoutName, notForm],
    ['a text in an unknown charset', inUnknownCharset, notForm],
    ['a form that ends before it begins', '', incomplete],
    ['a form that ends in its first header', WHOLE.slice(0, 30), incomplete],
    ['a form that ends in a text', WHOLE.slice(0, WHOLE.indexOf('ors')), incomplete],
    ['a form that ends in a file', WHOLE.slice(0, WHOLE.indexOf('picture')), incomplete],
    ['a form that ends before the last dashes', WHOLE.slice(0, -4), incomplete],
    ['a form under another boundary', WHOLE.replaceAll('--x', '--y'), incomplete],
  ])('%s', async (_case, body, expected, contentType) => {
    expect(await sendRaw(body, contentType)).toMatchObject(expected);
    expect(received).not.toHaveBeenCalled();
  });

  it('a form whose client disconnects, while others are served', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const head = `POST /api/flat HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${WHOLE.length}\r\n\r\n`;
    socket.write(head + WHOLE.slice(0, WHOLE.indexOf('picture')), () => socket.destroy());
    await once(socket, 'close');
    expect((await send('flat', { title: 'Doors' })).status).toBe(200);
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('more than the limit', async () => {
    const three = ['a.png', 'b.png', 'c.png'].map((name) => image(name, 1));
    const tooMany = rejection(413, 'image', ERROR_MESSAGES.tooManyFiles);
    expect(await send('flat', {}, three)).toMatchObject(tooMany);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, 'x']));
    const tooLarge = { status: 413, body: { message: ERROR_MESSAGES.bodyTooLarge } };
    expect(await send('flat', many)).toMatchObject(tooLarge);
    const tooLong = rejection(413, 'title', ERROR_MESSAGES.textTooLong);
    expect(await send('flat', { title: 'x'.repeat(1_000_001) })).toMatchObject(tooLong);
  });

  it('broken JSON', async () => {
    const rejected = [
      ...['["GLASS"', ''].map((tags) => ['flat', 'tags', { tags }] as const),
      ...['{"title":', '[]', 'null', '"text"'].map((data) => ['json-part', 'data', { data }] as const),
      ['json-part', 'data', {}] as const,
    ];
    for (const [path, field, fields] of rejected)
      expect(await send(path, fields)).toMatchObject(rejection(400, field, ERROR_MESSAGES.bodyNotJson));
  });
});
