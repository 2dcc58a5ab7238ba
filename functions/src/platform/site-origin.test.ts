import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import { createSiteOrigin } from './site-origin';

const originFor = (configured: string, headers: Record<string, string>) =>
  createSiteOrigin(configured)({ headers } as Partial<Request> as Request);

it('the configured origin is used, whatever the request names', () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  for (const configured of ['https://alnafitha.example', 'HTTPS://Alnafitha.Example/'])
    expect(originFor(configured, headers)).toBe('https://alnafitha.example');
});

it('what is no origin is rejected', () => {
  const hosts = ['alnafitha.example', 'alnafitha.example:443', 'https://', 'javascript:alert(1)'];
  const urls = ['https://a.example/site', 'https://a.example/?x', 'https://me:secret@a.example'];
  for (const configured of [...hosts, ...urls])
    expect(() => createSiteOrigin(configured), configured).toThrow('SITE_ORIGIN');
});

it('without a configured origin, only a local host is used', () => {
  const behindProxy = { host: 'run.app', 'x-forwarded-host': '127.0.0.1:5000' };
  expect(originFor('', behindProxy)).toBe('http://127.0.0.1:5000');
  expect(originFor('', { host: 'localhost:5000' })).toBe('http://localhost:5000');
  for (const host of ['', 'a.example', '127.0.0.1.evil.example', 'localhost:5000"><x', 'localhost:5000/path'])
    expect(() => originFor('', { host })).toThrow(ERROR_MESSAGES.invalidValue);
});
