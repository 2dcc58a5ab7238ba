import { SENTENCES } from '@alnafitha/contract';
import type { Request, Response } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { createSiteOrigin } from './site-origin';

function ask(configured: string, headers: Record<string, string>) {
  const vary = vi.fn();
  const origin = () =>
    createSiteOrigin(configured)(
      { headers } as Partial<Request> as Request,
      { vary } as Partial<Response> as Response,
    );
  return { origin, vary };
}

describe('the configured origin', () => {
  it.each(['https://alnafitha.example', 'https://alnafitha.example/', 'HTTPS://Alnafitha.Example'])(
    'is the one, whatever the request names: %s',
    (configured) => {
      const { origin, vary } = ask(configured, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      expect(origin()).toBe('https://alnafitha.example');
      expect(vary).not.toHaveBeenCalled();
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
  ])('has to be one: %s', (configured) => {
    expect(() => createSiteOrigin(configured)).toThrow('SITE_ORIGIN');
  });
});

describe('without one', () => {
  it.each([
    [{ host: 'a.example' }, 'https://a.example'],
    [{ host: 'A.Example:8443' }, 'https://a.example:8443'],
    [{ host: 'run.app', 'x-forwarded-host': 'a.example, b.example' }, 'https://a.example'],
    [{ 'x-forwarded-host': 'b.example', 'x-fh-requested-host': 'a.example' }, 'https://a.example'],
    [{ host: 'run.app', 'x-forwarded-host': '127.0.0.1:5000' }, 'http://127.0.0.1:5000'],
    [{ host: 'localhost:5000' }, 'http://localhost:5000'],
    [{ host: '127.0.0.1.evil.example' }, 'https://127.0.0.1.evil.example'],
    [{ host: 'xn--mgbqg8b.example' }, 'https://xn--mgbqg8b.example'],
  ])('it is that of the host in %j, by which the answer varies', (headers, expected) => {
    const { origin, vary } = ask('', headers);
    expect(origin()).toBe(expected);
    expect(vary).toHaveBeenCalledWith('X-FH-Requested-Host, X-Forwarded-Host');
  });

  it.each([
    '',
    'a b',
    'a.example/path',
    'a.example?x',
    'a.example#x',
    'me@a.example',
    'a.example"><x',
    'a..example',
    '-a.example',
    'a.example:',
    'a.example:999999',
    'a_b.example',
    'نافذة.example',
    'a.exa\nmple',
    `${'a'.repeat(64)}.example`,
    'a.'.repeat(127),
    `${'a.'.repeat(127)}b`,
  ])('it is none of %j', (host) => {
    const { origin } = ask('', { host });
    expect(origin).toThrow(SENTENCES.invalidValue);
  });
});
