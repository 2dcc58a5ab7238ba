import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { createSiteOrigin } from './site-origin';

const originFor = (configured: string, headers: Record<string, string>) =>
  createSiteOrigin(configured)({ headers } as Partial<Request> as Request);

describe('the configured origin', () => {
  it.each(['https://alnafitha.example', 'https://alnafitha.example/', 'HTTPS://Alnafitha.Example'])(
    'is the one, whatever the request names: %s',
    (configured) => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      expect(originFor(configured, headers)).toBe('https://alnafitha.example');
    },
  );

  it.each([
    'alnafitha.example',
    'alnafitha.example:443',
    'https://',
    'https://a.example/site',
    'https://a.example/?x',
    'https://me:secret@a.example',
    'javascript:alert(1)',
  ])('must be a valid origin: %s', (configured) => {
    expect(() => createSiteOrigin(configured)).toThrow('SITE_ORIGIN');
  });
});

describe('without a configured origin', () => {
  it.each([
    [{ host: 'run.app', 'x-forwarded-host': '127.0.0.1:5000' }, 'http://127.0.0.1:5000'],
    [{ host: 'localhost:5000' }, 'http://localhost:5000'],
  ])('uses the local host of %j', (headers, expected) => {
    expect(originFor('', headers)).toBe(expected);
  });

  it.each(['', 'a.example', '127.0.0.1.evil.example', 'localhost:5000"><x', 'localhost:5000/path'])(
    'it is none of %j',
    (host) => {
      expect(() => originFor('', { host })).toThrow(ERROR_MESSAGES.invalidValue);
    },
  );
});
