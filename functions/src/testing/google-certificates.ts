import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

export const KEY_ID = 'key-1';

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed with RS256, as Google signs session cookies. */
export function sign(header: object, claims: object, key: KeyObject): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

/**
 * Fakes the Admin SDK's request for Google's certificates with a test key, so that it verifies signatures as in
 * production, without the internet.
 */
export async function serveCertificates() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const requestedHosts: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    requestedHosts.push(request.headers.host);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ [KEY_ID]: publicPem }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const original = https.request;
  const redirect = (options: http.RequestOptions, onResponse?: (response: http.IncomingMessage) => void) =>
    http.request(
      { ...options, protocol: 'http:', host: '127.0.0.1', hostname: '127.0.0.1', port },
      onResponse,
    );
  Object.assign(https, { request: redirect });
  return {
    privateKey,
    publicPem,
    requestedHosts,
    stop(): Promise<void> {
      Object.assign(https, { request: original });
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
