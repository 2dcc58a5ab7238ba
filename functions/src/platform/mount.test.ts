import { createServer } from 'node:http';
import { endpoint } from '@alnafitha/contract';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { sendForm } from '../testing/forms';
import { listen } from '../testing/listen';
import { readRawBody } from './body';
import { errorHandler } from './error-handler';
import { mount } from './mount';
import { route } from './route';

it('a form waits longer for its files only', async () => {
  const save = endpoint({
    method: 'POST',
    path: '/api/save',
    access: 'public',
    body: z.object({ title: z.string() }),
    multipart: { file: 'image', maxFiles: 1 },
    response: z.object({}),
  });
  let release = () => {};
  const slow = route(save, async ({ files }) => {
    // A save without a file never ends.
    if (files.length === 0) await new Promise<void>((resolve) => (release = resolve));
    return {};
  });
  const options = {
    guard: { user: async () => null, admin: async () => null },
    deadline: 1,
    uploadDeadline: 60_000,
    secureCookies: false,
    onChange: () => undefined,
    beginCaching: async () => () => {},
  };
  const server = createServer(express().use(readRawBody, mount([slow], options), errorHandler));
  onTestFinished(() => {
    release();
    server.close();
    server.closeAllConnections();
  });
  const origin = await listen(server);
  const send = (name?: string) => {
    const file = { field: 'image', name: name ?? '', bytes: new Uint8Array(1) };
    return sendForm({ origin }, 'POST', '/api/save', { title: 'Doors' }, name === undefined ? [] : [file]);
  };
  expect(await send()).toMatchObject({ status: 503 });
  expect(await send('a.png')).toMatchObject({ status: 200 });
});
