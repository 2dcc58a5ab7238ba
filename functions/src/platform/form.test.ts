import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { ERROR_MESSAGES, endpoint, MAX_IMAGE_BYTES, type Multipart } from '@alnafitha/contract';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type FormFile, sendForm } from '../testing/forms';
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
  const formEndpoint = endpoint({
    method: 'POST',
    path,
    access: 'public',
    body: z.looseObject({}),
    multipart,
    response,
  });
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
  const deadlines = { deadline: 5000, uploadDeadline: 5000 };
  const options = { guard, ...deadlines, onChange: () => undefined, secureCookies: false };
  server = createServer(express().use(readRawBody, mount(routes, options), errorHandler));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
    const sent = [image('نافذة ١.png', 3), image('../a (1).jpg', 4)];
    const files = ['نافذة ١.png', 'a (1).jpg'].map((name, index) => ({ name, size: 3 + index }));
    expect(await send('flat', fields, sent)).toMatchObject({ status: 200, body: { body: fields, files } });
  });

  it('has no file when none was chosen or the part has another name', async () => {
    const without = await send('flat', {}, [image('', 0), image('a.png', 3, 'other')]);
    expect(without).toMatchObject({ status: 200, body: { files: [] } });
    const empty = await send('flat', {}, [image('empty.png', 0)]);
    expect(empty).toMatchObject({ body: { files: [{ name: 'empty.png', size: 0 }] } });
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
    const half = Buffer.from([0x3d, 0xd8]);
    const part = (disposition: string, type: string) =>
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`,
        'latin1',
      );
    const body = Buffer.concat([
      part('name="title"', 'text/plain; charset=utf-16le'),
      half,
      Buffer.from('\r\n'),
      part('name="image"; filename*=utf-16le\'\'%3d%d8', 'image/png'),
      Buffer.from('bytes\r\n--x--\r\n'),
    ]);
    expect(await sendRaw(body)).toMatchObject({
      body: { body: { title: '\ufffd' }, files: [{ name: '\ufffd', size: 5 }] },
    });
  });
});

describe('rejects before the handler', () => {
  beforeEach(() => received.mockClear());

  const WHOLE = [
    '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nDoors\r\n',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    'bytes of a picture\r\n',
    '--x--\r\n',
  ].join('');

  const withoutName = WHOLE.replace('; name="title"', '');
  const inUnknownCharset = WHOLE.replace(
    '\r\n\r\nDoors',
    '\r\nContent-Type: text/plain; charset=x\r\n\r\nDoors',
  );
  it.each([
    ['a type that begins like a form', '{}', 'multipart/form-data-x', 415, ERROR_MESSAGES.typeNotAccepted],
    ['a form without a boundary', WHOLE, 'multipart/form-data', 400, ERROR_MESSAGES.bodyNotForm],
    ['a part without a name', withoutName, undefined, 400, ERROR_MESSAGES.bodyNotForm],
    ['a text in an unknown charset', inUnknownCharset, undefined, 400, ERROR_MESSAGES.bodyNotForm],
  ])('%s', async (_case, body, contentType, status, message) => {
    expect(await sendRaw(body, contentType)).toMatchObject({ status, body: { message } });
    expect(received).not.toHaveBeenCalled();
  });

  it.each([
    ['before it begins', ''],
    ['in its first header', WHOLE.slice(0, 30)],
    ['in a text', WHOLE.slice(0, WHOLE.indexOf('ors'))],
    ['in a file', WHOLE.slice(0, WHOLE.indexOf('picture'))],
    ['before the last dashes', WHOLE.slice(0, -4)],
    ['at once, under another boundary', WHOLE.replaceAll('--x', '--y')],
  ])('a form that ends %s', async (_case, body) => {
    expect(await sendRaw(body)).toMatchObject(rejection(400, 'image', ERROR_MESSAGES.uploadIncomplete));
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
    const tooMany = rejection(413, 'image', ERROR_MESSAGES.tooManyImages);
    expect(await send('flat', {}, three)).toMatchObject(tooMany);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, 'x']));
    const tooLarge = { status: 413, body: { message: ERROR_MESSAGES.bodyTooLarge } };
    expect(await send('flat', many)).toMatchObject(tooLarge);
    const tooLong = rejection(413, 'title', ERROR_MESSAGES.textTooLong);
    expect(await send('flat', { title: 'x'.repeat(1_000_001) })).toMatchObject(tooLong);
  });

  it.each([
    ['flat', 'tags', { tags: '["GLASS"' }],
    ['flat', 'tags', { tags: '' }],
    ['json-part', 'data', { data: '{"title":' }],
    ['json-part', 'data', { data: '[]' }],
    ['json-part', 'data', { data: 'null' }],
    ['json-part', 'data', { data: '"text"' }],
    ['json-part', 'data', {}],
  ])('broken JSON: %s, %s, %o', async (path, field, fields) => {
    expect(await send(path, fields)).toMatchObject(rejection(400, field, ERROR_MESSAGES.bodyNotJson));
  });
});
